import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import '@site/src/components/animate-details';
import RichText from '@site/src/components/RichText';
import type {Constraint, EnumValue, SchemaNode} from '@site/src/reference/schema';
import styles from './styles.module.css';

/** How many values of an enum stand open; more are folded away. */
const OPEN_ENUM = 6;

/** What else is known of a value: default, bounds, allowed values, an example. */
export default function ValueFacts({
  node,
  items,
  example,
}: {
  node: SchemaNode;
  /** The schema of the items, when the value is an array of plain values. */
  items?: SchemaNode;
  /** An example of more weight than the schema's own. */
  example?: string;
}): ReactNode {
  const shown = example ?? node.example;
  const values = node.enum ?? items?.enum;
  const constraints = [...(node.constraints ?? []), ...(items?.constraints ?? [])];
  if (
    node.default === undefined &&
    shown === undefined &&
    values === undefined &&
    constraints.length === 0
  ) {
    return null;
  }
  return (
    <>
      <dl className={styles.facts}>
        {node.default === undefined ? null : (
          <Fact
            name={translate({id: 'reference.default', message: 'Default'})}
            value={node.default}
          />
        )}
        {constraints.map((constraint) => (
          <Fact
            key={constraint.keyword}
            name={constraintName(constraint)}
            value={constraint.value}
          />
        ))}
        {shown === undefined ? null : (
          <Fact
            name={translate({id: 'reference.example', message: 'Example'})}
            value={shown}
          />
        )}
      </dl>
      {values === undefined ? null : <EnumValues values={values} />}
    </>
  );
}

function Fact({name, value}: {name: string; value: string}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}

function EnumValues({values}: {values: EnumValue[]}): ReactNode {
  return (
    <details className={styles.enum} open={values.length <= OPEN_ENUM}>
      <summary>
        <Translate id="reference.enum" values={{count: String(values.length)}}>
          {'Allowed values ({count})'}
        </Translate>
      </summary>
      <ul>
        {values.map(({value, description}) => (
          <li key={value}>
            <code>{value}</code>
            {description === undefined ? null : ' '}
            <RichText text={description} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function constraintName({keyword}: Constraint): string {
  const names: Record<Constraint['keyword'], string> = {
    minimum: translate({id: 'reference.minimum', message: 'Minimum'}),
    exclusiveMinimum: translate({
      id: 'reference.exclusiveMinimum',
      message: 'Greater than',
    }),
    maximum: translate({id: 'reference.maximum', message: 'Maximum'}),
    exclusiveMaximum: translate({
      id: 'reference.exclusiveMaximum',
      message: 'Less than',
    }),
    multipleOf: translate({id: 'reference.multipleOf', message: 'Multiple of'}),
    minLength: translate({id: 'reference.minLength', message: 'Minimum length'}),
    maxLength: translate({id: 'reference.maxLength', message: 'Maximum length'}),
    pattern: translate({id: 'reference.pattern', message: 'Pattern'}),
    minItems: translate({id: 'reference.minItems', message: 'Minimum items'}),
    maxItems: translate({id: 'reference.maxItems', message: 'Maximum items'}),
    uniqueItems: translate({id: 'reference.uniqueItems', message: 'Unique items'}),
    minProperties: translate({
      id: 'reference.minProperties',
      message: 'Minimum properties',
    }),
    maxProperties: translate({
      id: 'reference.maxProperties',
      message: 'Maximum properties',
    }),
  };
  return names[keyword];
}
