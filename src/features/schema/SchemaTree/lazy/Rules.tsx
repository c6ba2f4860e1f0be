import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {Fragment, type ReactNode} from 'react';
import RichText from '@site/src/components/RichText';
import {ruleName, variantName} from '@site/src/reference/anchor';
import {schemaRoute} from '@site/src/reference/route';
import {
  componentNamed,
  type SchemaChoice,
  type SchemaComponents,
  type SchemaNode,
  type SchemaRule,
  type SchemaVariants,
} from '@site/src/reference/schema';
import styles from './styles.module.css';

interface Parts {
  components: SchemaComponents;
  /** Shows the type of a schema. */
  typeOf: (node: SchemaNode) => ReactNode;
  /** Shows what else a schema says. Its fields are at the path segment `name`. */
  valueOf: (node: SchemaNode, name: string, title: string) => ReactNode;
}

/** Returns the title of a schema, for the fields in it. */
function nameOf(
  node: SchemaNode,
  components: SchemaComponents,
  fallback: string,
): string {
  const component =
    node.ref === undefined ? undefined : componentNamed(node.ref, components);
  return component?.title ?? node.title ?? fallback;
}

/** Shows the alternatives of a schema, and what its rarer keywords say. */
export default function Rules({
  node: {variants, rules = [], properties},
  ...parts
}: {node: SchemaNode} & Parts): ReactNode {
  const hasNames =
    properties !== undefined ||
    rules.some(({keyword}) => keyword === 'patternProperties');
  return (
    <>
      {variants && <Variants variants={variants} {...parts} />}
      {rules.map((rule, index) => (
        <div key={index} className={styles.rule}>
          <RuleView
            rule={rule}
            name={ruleName(rule, index)}
            hasNames={hasNames}
            {...parts}
          />
        </div>
      ))}
    </>
  );
}

function Variants({
  variants: {keyword, nodes, chosenBy},
  components,
  typeOf,
  valueOf,
}: {variants: SchemaVariants} & Parts): ReactNode {
  return (
    <div className={styles.rule}>
      <p>
        {keyword === 'oneOf' ? (
          <Translate id="reference.schema.oneOf">One of:</Translate>
        ) : (
          <Translate id="reference.schema.anyOf">Any of:</Translate>
        )}
      </p>
      <ol className={styles.variants}>
        {nodes.map((node, index) => {
          const values = chosenBy?.values[index] ?? [];
          return (
            <li key={index}>
              {typeOf(node)}{' '}
              {values.length === 0 ? null : (
                <Translate
                  id="reference.schema.chosenBy"
                  values={{
                    property: <code>{chosenBy?.property}</code>,
                    values: <Codes values={values} />,
                  }}
                >
                  {'if {property} is {values}'}
                </Translate>
              )}
              {valueOf(
                node,
                variantName(index),
                nameOf(
                  node,
                  components,
                  translate(
                    {id: 'reference.schema.alternative', message: 'alternative {count}'},
                    {count: String(index + 1)},
                  ),
                ),
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function RuleView({
  rule,
  name,
  hasNames,
  components,
  typeOf,
  valueOf,
}: {rule: SchemaRule; name: string; hasNames: boolean} & Parts): ReactNode {
  const {keyword, node, text, choices} = rule;
  const isFact = keyword === 'value' || keyword === 'item';
  return (
    <>
      {keyword === 'value' ? null : (
        <p>
          {titleOf(rule, hasNames)} {node === undefined || isFact ? null : typeOf(node)}
        </p>
      )}
      <RichText text={text} />
      {choices && <Choices choices={choices} />}
      {node &&
        valueOf(
          node,
          name,
          nameOf(
            node,
            components,
            translate({id: 'reference.rule.value', message: 'the value'}),
          ),
        )}
    </>
  );
}

function Choices({choices}: {choices: SchemaChoice[]}): ReactNode {
  return (
    <ul>
      {choices.map(({value, title, slug}) => (
        <li key={value ?? ''}>
          {value === undefined ? (
            <Translate id="reference.schema.anyOtherValue">any other value</Translate>
          ) : (
            <code>{value}</code>
          )}
          {': '}
          {slug === undefined ? title : <Link to={schemaRoute(slug)}>{title}</Link>}
        </li>
      ))}
    </ul>
  );
}

function Codes({values}: {values: readonly string[]}): ReactNode {
  return values.map((value, index) => (
    <Fragment key={value}>
      {index === 0 ? null : ', '}
      <code>{value}</code>
    </Fragment>
  ));
}

/** Says in words what a keyword means; what follows is its schema. */
function titleOf(
  {keyword, name, values = [], node}: SchemaRule,
  hasNames: boolean,
): ReactNode {
  const code = <code>{name}</code>;
  const codes = <Codes values={values} />;
  switch (keyword) {
    case 'value':
      return null;
    case 'item':
      return <Translate id="reference.rule.item">Each item:</Translate>;
    case 'false':
      return <Translate id="reference.rule.false">No value is allowed.</Translate>;
    case 'discriminator':
      return (
        <Translate id="reference.rule.discriminator" values={{name: code}}>
          {'The value of {name} chooses the schema:'}
        </Translate>
      );
    case 'prefixItems':
      return (
        <Translate id="reference.rule.prefixItems" values={{name}}>
          {'Item {name}:'}
        </Translate>
      );
    case 'items':
      return node === undefined ? (
        <Translate id="reference.rule.noItems">No further item is allowed.</Translate>
      ) : (
        <Translate id="reference.rule.items">Every further item:</Translate>
      );
    case 'contains':
      return values.length > 1 ? (
        <Translate
          id="reference.rule.containsBetween"
          values={{least: values[0], most: values[1]}}
        >
          {'At least {least} and at most {most} of the items must be:'}
        </Translate>
      ) : (
        <Translate id="reference.rule.contains" values={{least: values[0]}}>
          {'At least {least} of the items must be:'}
        </Translate>
      );
    case 'unevaluatedItems':
      return node === undefined ? (
        <Translate id="reference.rule.noOtherItems">
          No item is allowed besides those described.
        </Translate>
      ) : (
        <Translate id="reference.rule.otherItems">
          Every item besides those described:
        </Translate>
      );
    case 'patternProperties':
      return (
        <Translate id="reference.rule.patternProperties" values={{name: code}}>
          {'Every property with a name that matches {name}:'}
        </Translate>
      );
    case 'additionalProperties':
      return hasNames ? (
        <Translate id="reference.rule.noOther">No other property is allowed.</Translate>
      ) : (
        <Translate id="reference.rule.noProperty">No property is allowed.</Translate>
      );
    case 'unevaluatedProperties':
      return node === undefined ? (
        <Translate id="reference.rule.noOtherProperties">
          No property is allowed besides those described.
        </Translate>
      ) : (
        <Translate id="reference.rule.otherProperties">
          Every property besides those described:
        </Translate>
      );
    case 'propertyNames':
      return (
        <Translate id="reference.rule.propertyNames">
          The name of every property:
        </Translate>
      );
    case 'dependentRequired':
      return (
        <Translate
          id="reference.rule.dependentRequired"
          values={{name: code, values: codes}}
        >
          {'If {name} is present, these are required: {values}'}
        </Translate>
      );
    case 'dependentSchemas':
      return (
        <Translate id="reference.rule.dependentSchemas" values={{name: code}}>
          {'If {name} is present, it must also be:'}
        </Translate>
      );
    case 'allOf':
      return <Translate id="reference.rule.allOf">It must also be:</Translate>;
    case 'not':
      return <Translate id="reference.rule.not">It must not be:</Translate>;
    case 'if':
      return <Translate id="reference.rule.if">If it is:</Translate>;
    case 'then':
      return <Translate id="reference.rule.then">Then it must be:</Translate>;
    case 'else':
      return <Translate id="reference.rule.else">Otherwise it must be:</Translate>;
    case 'contentEncoding':
      return (
        <Translate id="reference.rule.contentEncoding" values={{values: codes}}>
          {'Encoded as {values}.'}
        </Translate>
      );
    case 'contentMediaType':
      return (
        <Translate id="reference.rule.contentMediaType" values={{values: codes}}>
          {'The text has the media type {values}.'}
        </Translate>
      );
    case 'contentSchema':
      return <Translate id="reference.rule.contentSchema">The text holds:</Translate>;
    case 'examples':
      return (
        <Translate id="reference.rule.examples" values={{values: codes}}>
          {'Further examples: {values}'}
        </Translate>
      );
    case 'xml':
      return (
        <Translate id="reference.rule.xml" values={{values: codes}}>
          {'In XML: {values}'}
        </Translate>
      );
    case 'externalDocs':
      return <Translate id="reference.rule.externalDocs">More about it:</Translate>;
  }
}
