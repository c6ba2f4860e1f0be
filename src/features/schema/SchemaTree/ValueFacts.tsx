import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import '@site/src/components/animate-details';
import RichText from '@site/src/components/RichText';
import type {Constraint, EnumValue, SchemaNode} from '@site/src/reference/schema';
import styles from './styles.module.css';

const MAX_OPEN_ENUM = 6;

export default function ValueFacts({
  node,
  items,
  example,
}: {
  node: SchemaNode;
  items?: SchemaNode;
  example?: string;
}): ReactNode {
  const shownExample = example ?? node.example;
  const values = node.enum ?? items?.enum;
  const constraints = [...(node.constraints ?? []), ...(items?.constraints ?? [])];
  if (
    node.default === undefined &&
    shownExample === undefined &&
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
        {shownExample === undefined ? null : (
          <Fact
            name={translate({id: 'reference.example', message: 'Example'})}
            value={shownExample}
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
    <details className={styles.enum} open={values.length <= MAX_OPEN_ENUM}>
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
