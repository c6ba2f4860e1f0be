import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {parameterAnchor} from '../../route/anchor';
import InlineCode from '../../components/InlineCode';
import AnchorLink from '../../components/AnchorLink';
import {createPagePart} from '../../components/page-part';
import RichText from '../../components/RichText';
import Section from '../../components/Section';
import SchemaTree, {TypeName} from '../../schema/SchemaTree';
import ValueFacts from '../../schema/SchemaTree/ValueFacts';
import fieldStyles from '../../schema/SchemaTree/styles.module.css';
import Evidence from '@theme/Evidence';
import type {Parameter} from '../parameter';
import {dereference, type SchemaComponents} from '../../schema/schema';

const ParameterDetails = createPagePart(
  'parameter-details',
  () => import(/* webpackChunkName: "part-parameter" */ '../ParameterDetails'),
);

/** Lists the parameters of an operation by location, each with an anchor (`#path-blockNumber`). */
export default function Parameters({
  parameters,
  components,
}: {
  parameters: Parameter[];
  components: SchemaComponents;
}): ReactNode {
  return Object.entries(locationTitles()).map(([location, title]) => {
    // The query has the parameters of the location `querystring` too.
    const inLocation = parameters.filter((parameter) =>
      parameter.in.startsWith(location),
    );
    return inLocation.length === 0 ? null : (
      <Section key={location} id={`${location}-parameters`} heading={title}>
        <ul className={fieldStyles.fields}>
          {inLocation.map((parameter) => (
            <ParameterItem
              key={parameter.name}
              parameter={parameter}
              components={components}
            />
          ))}
        </ul>
      </Section>
    );
  });
}

function ParameterItem({
  parameter,
  components,
}: {
  parameter: Parameter;
  components: SchemaComponents;
}): ReactNode {
  const id = parameterAnchor(parameter);
  const node = dereference(parameter.node, components);
  const items = node.items && dereference(node.items, components);
  return (
    <li className={fieldStyles.field} id={id}>
      <div className={fieldStyles.entry}>
        <InlineCode
          className={clsx(
            fieldStyles.name,
            parameter.deprecated && fieldStyles.deprecated,
          )}
        >
          {parameter.name}
        </InlineCode>{' '}
        <TypeName node={parameter.node} context={{components}} />{' '}
        <Presence required={parameter.required} /> <Evidence kind={parameter.evidence} />{' '}
        <AnchorLink id={id} name={parameter.name} />
      </div>
      <RichText text={parameter.description} />
      <ValueFacts
        node={node}
        items={items}
        example={parameter.example.join(',') || undefined}
      />
      {parameter.isSpecial ? (
        <ParameterDetails
          parameter={parameter}
          components={components}
          anchor={id}
          Tree={SchemaTree}
        />
      ) : null}
    </li>
  );
}

export function Presence({required}: {required: boolean}): ReactNode {
  return required ? (
    <span className={fieldStyles.required}>
      <Translate id="reference.required">required</Translate>
    </span>
  ) : (
    <span className={fieldStyles.term}>
      <Translate id="reference.optional">optional</Translate>
    </span>
  );
}

function locationTitles(): Record<string, string> {
  return {
    path: translate({id: 'reference.parameters.path', message: 'Path parameters'}),
    query: translate({id: 'reference.parameters.query', message: 'Query parameters'}),
    header: translate({id: 'reference.parameters.header', message: 'Header parameters'}),
    cookie: translate({id: 'reference.parameters.cookie', message: 'Cookie parameters'}),
  };
}
