import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import InlineCode from '../../components/InlineCode';
import {createPagePart} from '../../components/page-part';
import Details from '../../components/Details';
import RichText from '../../components/RichText';
import {boundsOfItems, type Constraint, type SchemaNode, shownValue} from '../schema';
import type {RareConstraint} from './lazy/RareConstraintName';
import styles from './styles.module.css';

const MAX_OPEN_ENUM = 6;

const RareConstraintName = createPagePart<{keyword: RareConstraint}>(
  'constraint',
  () => import(/* webpackChunkName: "part-schema-rules" */ './lazy/RareConstraintName'),
);

/** Says the default, the limits and the example of a value. A screen reader stops four times more in a `dl`. */
export default function ValueFacts({
  node,
  items,
  example,
}: {
  node: SchemaNode;
  items?: SchemaNode;
  example?: string;
}): ReactNode {
  const listing = node.enum === undefined ? items : node;
  const constraints = [
    ...(node.constraints ?? []),
    ...boundsOfItems(items ?? {}, 'values'),
  ];
  const facts: [name: ReactNode, value: string | undefined][] = [
    [translate({id: 'reference.default', message: 'Default'}), node.default],
    ...constraints.map(({keyword, value}): [ReactNode, string] => [
      <ConstraintName key={keyword} keyword={keyword} />,
      value,
    ]),
    [translate({id: 'reference.example', message: 'Example'}), example ?? node.example],
  ];
  const shown = facts.filter(([, value]) => value !== undefined);
  return shown.length === 0 && listing?.enum === undefined ? null : (
    <>
      <div className={styles.facts} data-terms="">
        {shown.map(([name, value], index) => (
          <div key={index}>
            <span className={styles.term}>{name}</span> <InlineCode>{value}</InlineCode>
          </div>
        ))}
      </div>
      {listing?.enum === undefined ? null : <EnumValues {...listing} />}
    </>
  );
}

function EnumValues({enum: values = [], types}: SchemaNode): ReactNode {
  return (
    <Details
      className={styles.enum}
      open={values.length <= MAX_OPEN_ENUM}
      summary={
        <summary>
          <Translate id="reference.enum" values={{count: String(values.length)}}>
            {'Allowed values ({count})'}
          </Translate>
        </summary>
      }
    >
      <ul>
        {values.map((one, index) => (
          <li key={index}>
            <InlineCode>{shownValue(one, {types})}</InlineCode>
            {one.description === undefined ? null : ' '}
            <RichText text={one.description} />
          </li>
        ))}
      </ul>
    </Details>
  );
}

function ConstraintName({keyword}: Pick<Constraint, 'keyword'>): ReactNode {
  switch (keyword) {
    case 'minimum':
      return translate({id: 'reference.minimum', message: 'Minimum'});
    case 'maximum':
      return translate({id: 'reference.maximum', message: 'Maximum'});
    case 'pattern':
      return translate({id: 'reference.pattern', message: 'Pattern'});
    case 'minItems':
      return translate({id: 'reference.minItems', message: 'Minimum items'});
    default:
      return <RareConstraintName keyword={keyword} />;
  }
}
