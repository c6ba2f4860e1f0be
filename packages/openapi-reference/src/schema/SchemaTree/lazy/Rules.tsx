import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ComponentType, type ReactNode} from 'react';
import Codes from '../../../components/Codes';
import {ANY_NAME, ruleName, variantName} from '../../../route/anchor';
import {
  componentNamed,
  dereference,
  type SchemaChoice,
  type SchemaNode,
  type SchemaRule,
  type SchemaVariants,
} from '../../schema';
import {TEXT_KEYWORDS} from '../../../vocabulary/schema-keyword';
import type {TreePosition} from '../tree-position';
import styles from './styles.module.css';

/** Keywords whose values are a line, like the facts of a value. */
const SHORT: readonly SchemaRule['keyword'][] = ['examples', 'xml', ...TEXT_KEYWORDS];

type Parts = TreePosition & {
  parts: {
    TypeName: ComponentType<{node: SchemaNode; context: TreePosition['context']}>;
    Badges: ComponentType<{node: SchemaNode}>;
    Value: ComponentType<{node: SchemaNode; title: ReactNode} & TreePosition>;
  };
};

export type RulesProps = {node: SchemaNode} & Parts;

/** Shows the type and the flags of a schema. */
function Type({node, parts, context}: {node: SchemaNode} & Parts): ReactNode {
  return (
    <>
      <parts.TypeName node={node} context={context} />{' '}
      <parts.Badges node={dereference(node, context.components)} />
    </>
  );
}

/**
 * Shows what else a schema says.
 *
 * @param name Path segment of its fields.
 * @param fallback What its fields are said to be of, if it has no title.
 */
function Inside({
  node,
  name,
  fallback,
  parts,
  ...position
}: {node: SchemaNode; name: string; fallback: string} & Parts): ReactNode {
  const component = componentNamed(node.ref ?? '', position.context.components);
  return (
    <parts.Value
      node={node}
      title={component?.title ?? node.title ?? fallback}
      {...position}
      path={[...position.path, name]}
    />
  );
}

/** Shows the other properties and the alternatives of a schema, and what its rarer keywords say. */
export default function Rules({
  node: {variants, rules = [], properties, additionalProperties},
  ...parts
}: RulesProps): ReactNode {
  const hasNames =
    properties !== undefined ||
    rules.some(({keyword}) => keyword === 'patternProperties');
  return (
    <>
      {typeof additionalProperties === 'object' && (
        <div className={styles.rule}>
          <p>
            {properties === undefined ? (
              <Translate id="reference.schema.additional.every">
                Every property holds:
              </Translate>
            ) : (
              <Translate id="reference.schema.additional">
                Every other property holds:
              </Translate>
            )}{' '}
            <Type node={additionalProperties} {...parts} />
          </p>
          <Inside
            node={additionalProperties}
            name={ANY_NAME}
            fallback={translate({id: 'reference.rule.property', message: 'the property'})}
            {...parts}
          />
        </div>
      )}
      {variants && <Variants variants={variants} {...parts} />}
      {rules.map((rule, index) => (
        <div
          key={index}
          className={clsx(styles.rule, SHORT.includes(rule.keyword) && styles.note)}
        >
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
  ...parts
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
              <Type node={node} {...parts} />{' '}
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
              <Inside
                node={node}
                name={variantName(index)}
                fallback={translate(
                  {id: 'reference.schema.alternative', message: 'alternative {count}'},
                  {count: String(index + 1)},
                )}
                {...parts}
              />
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
  ...parts
}: {rule: SchemaRule; name: string; hasNames: boolean} & Parts): ReactNode {
  const {keyword, node, choices} = rule;
  const isFact = keyword === 'value' || keyword === 'item';
  return (
    <>
      {keyword === 'value' ? null : (
        <p>
          {titleOf(rule, hasNames)}{' '}
          {node === undefined || isFact ? null : <Type node={node} {...parts} />}
        </p>
      )}
      {choices && <Choices choices={choices} />}
      {node && (
        <Inside
          node={node}
          name={name}
          fallback={translate({id: 'reference.rule.value', message: 'the value'})}
          {...parts}
        />
      )}
    </>
  );
}

function Choices({choices}: {choices: SchemaChoice[]}): ReactNode {
  return (
    <ul>
      {choices.map(({value, title, route}) => (
        <li key={value ?? ''}>
          {value === undefined ? (
            <Translate id="reference.schema.anyOtherValue">any other value</Translate>
          ) : (
            <code>{value}</code>
          )}
          {': '}
          {route === undefined ? title : <Link to={route}>{title}</Link>}
        </li>
      ))}
    </ul>
  );
}

/** Says in words what a keyword means; what follows is its schema. */
function titleOf(
  {keyword, name, values: texts = [], node}: SchemaRule,
  hasNames: boolean,
): ReactNode {
  const code = <code>{name}</code>;
  const values = <Codes values={texts} />;
  const [least, most] = texts;
  const titles: Record<SchemaRule['keyword'], ReactNode> = {
    value: null,
    item: <Translate id="reference.rule.item">Each item:</Translate>,
    false: <Translate id="reference.rule.false">No value is allowed.</Translate>,
    discriminator: (
      <Translate id="reference.rule.discriminator" values={{name: code}}>
        {'The value of {name} chooses the schema:'}
      </Translate>
    ),
    prefixItems: (
      <Translate id="reference.rule.prefixItems" values={{name}}>
        {'Item {name}:'}
      </Translate>
    ),
    items: node ? (
      <Translate id="reference.rule.items">Every further item:</Translate>
    ) : (
      <Translate id="reference.rule.noItems">No further item is allowed.</Translate>
    ),
    contains: most ? (
      <Translate id="reference.rule.containsBetween" values={{least, most}}>
        {'At least {least} and at most {most} of the items must be:'}
      </Translate>
    ) : (
      <Translate id="reference.rule.contains" values={{least}}>
        {'At least {least} of the items must be:'}
      </Translate>
    ),
    unevaluatedItems: node ? (
      <Translate id="reference.rule.otherItems">
        Every item besides those described:
      </Translate>
    ) : (
      <Translate id="reference.rule.noOtherItems">
        No item is allowed besides those described.
      </Translate>
    ),
    patternProperties: (
      <Translate id="reference.rule.patternProperties" values={{name: code}}>
        {'Every property with a name that matches {name}:'}
      </Translate>
    ),
    additionalProperties: hasNames ? (
      <Translate id="reference.rule.noOther">No other property is allowed.</Translate>
    ) : (
      <Translate id="reference.rule.noProperty">No property is allowed.</Translate>
    ),
    unevaluatedProperties: node ? (
      <Translate id="reference.rule.otherProperties">
        Every property besides those described:
      </Translate>
    ) : (
      <Translate id="reference.rule.noOtherProperties">
        No property is allowed besides those described.
      </Translate>
    ),
    propertyNames: (
      <Translate id="reference.rule.propertyNames">The name of every property:</Translate>
    ),
    required: (
      <Translate id="reference.rule.required" values={{values}}>
        {'Required: {values}'}
      </Translate>
    ),
    dependentRequired: (
      <Translate id="reference.rule.dependentRequired" values={{name: code, values}}>
        {'If {name} is present, these are required: {values}'}
      </Translate>
    ),
    dependentSchemas: (
      <Translate id="reference.rule.dependentSchemas" values={{name: code}}>
        {'If {name} is present, it must also be:'}
      </Translate>
    ),
    allOf: <Translate id="reference.rule.allOf">It must also be:</Translate>,
    not: <Translate id="reference.rule.not">It must not be:</Translate>,
    if: <Translate id="reference.rule.if">If it is:</Translate>,
    then: <Translate id="reference.rule.then">Then it must be:</Translate>,
    else: <Translate id="reference.rule.else">Otherwise it must be:</Translate>,
    contentEncoding: (
      <Translate id="reference.rule.contentEncoding" values={{values}}>
        {'Encoded as {values}.'}
      </Translate>
    ),
    contentMediaType: (
      <Translate id="reference.rule.contentMediaType" values={{values}}>
        {'The text has the media type {values}.'}
      </Translate>
    ),
    contentSchema: (
      <Translate id="reference.rule.contentSchema">The text holds:</Translate>
    ),
    examples: (
      <Translate id="reference.rule.examples" values={{values}}>
        {'Further examples: {values}'}
      </Translate>
    ),
    xml: (
      <Translate id="reference.rule.xml" values={{values}}>
        {'In XML: {values}'}
      </Translate>
    ),
  };
  return titles[keyword];
}
