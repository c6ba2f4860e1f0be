import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import AnchorLink from '../../../components/AnchorLink';
import RichText from '../../../components/RichText';
import NamedExamples from '../../../example/NamedExamples';
import SchemaTree, {TypeName} from '../../../schema/SchemaTree';
import ValueFacts from '../../../schema/SchemaTree/ValueFacts';
import fieldStyles from '../../../schema/SchemaTree/styles.module.css';
import type {ResponseHeader} from '../../response';
import {dereference, type SchemaComponents} from '../../../schema/schema';
import styles from './styles.module.css';

export default function ResponseHeaders({
  status,
  headers,
  components,
}: {
  status: string;
  headers: readonly ResponseHeader[];
  components: SchemaComponents;
}): ReactNode {
  return headers.length === 0 ? null : (
    <>
      <h3 className={styles.heading}>
        <Translate id="reference.response.headers">Headers</Translate>
      </h3>
      <ul className={fieldStyles.fields}>
        {headers.map((header) => (
          <HeaderItem
            key={header.name}
            id={`headers-${status}-${header.name}`}
            header={header}
            components={components}
          />
        ))}
      </ul>
    </>
  );
}

function HeaderItem({
  id,
  header: {name, node, required, deprecated, description, example, examples},
  components,
}: {
  id: string;
  header: ResponseHeader;
  components: SchemaComponents;
}): ReactNode {
  const resolved = dereference(node, components);
  const items = resolved.items && dereference(resolved.items, components);
  return (
    <li className={fieldStyles.field} id={id}>
      <div className={fieldStyles.entry}>
        <code className={clsx(fieldStyles.name, deprecated && fieldStyles.deprecated)}>
          {name}
        </code>
        <TypeName node={node} context={{components}} />
        {required ? (
          <span className={fieldStyles.required}>
            <Translate id="reference.response.headers.always">always sent</Translate>
          </span>
        ) : null}
        {deprecated ? (
          <span className={fieldStyles.type}>
            <Translate id="reference.deprecated">deprecated</Translate>
          </span>
        ) : null}
        <AnchorLink id={id} name={name} />
      </div>
      <RichText text={description} />
      <ValueFacts node={resolved} items={items} example={example} />
      {examples && <NamedExamples examples={examples} />}
      <SchemaTree node={node} components={components} owner={id} />
    </li>
  );
}
