import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {Fragment, type ReactNode} from 'react';
import {fieldAnchor} from '../../route/anchor';
import InlineCode from '../../components/InlineCode';
import Details from '../../components/Details';
import AnchorLink from '../../components/AnchorLink';
import {createPagePart} from '../../components/page-part';
import Evidence from '@theme/Evidence';
import RichText from '../../components/RichText';
import type {Evidence as EvidenceKind} from '../../text/evidence';
import {endsTree, isTruncated, isRecursion, parentsInside} from '../field-tree';
import {
  childNodes,
  componentNamed,
  dereference,
  descriptionOf,
  type SchemaNode,
  type SchemaProperty,
} from '../schema';
import {namedComponent, typeLabel} from '../schema-label';
import type {RulesProps} from './lazy/Rules';
import type {TreeEndProps} from './lazy/TreeEnd';
import ValueFacts from './ValueFacts';
import styles from './styles.module.css';
import type {TreeContext, TreePosition} from './tree-position';

const OPEN_LEVELS = 2;

/** Keywords that few schemas have. */
const Rules = createPagePart<RulesProps>(
  'schema-rules',
  () => import(/* webpackChunkName: "part-schema-rules" */ './lazy/Rules'),
);

const TreeEnd = createPagePart<TreeEndProps>(
  'tree-end',
  () => import(/* webpackChunkName: "part-schema-rules" */ './lazy/TreeEnd'),
);

/** What {@link Rules} shows again, without an import of this file. */
const PARTS = {TypeName, Badges, Value};

/**
 * Shows the fields of a schema, nested ones inside native `details`. The anchor of a field is its path
 * (`#200-results.status`). Recursive schemas end with a link to the schema page. So do large ones; the
 * browser replaces that link by the fields when the reader opens the `details`.
 */
export default function SchemaTree({
  node,
  evidence,
  ...context
}: {
  node: SchemaNode;
  /** The kind that the page marks for the schema as a whole. */
  evidence?: EvidenceKind;
} & TreeContext): ReactNode {
  return (
    <div>
      <Children
        node={node}
        path={[]}
        parents={[]}
        evidence={evidence}
        context={{...context, levels: node.levels}}
      />
    </div>
  );
}

/**
 * Shows what an object, an array or a `oneOf` contains. Renders nothing for other types.
 *
 * @param isClosed - the children are the only content of `details`, closed if they are truncated.
 */
function Children({
  node,
  isClosed = false,
  path,
  parents,
  evidence,
  context,
}: {node: SchemaNode; isClosed?: boolean} & TreePosition): ReactNode {
  const end = {path, evidence, context, Children};
  if (isRecursion(node, parents)) {
    return <TreeEnd name={node.ref} isRecursive {...end} />;
  }
  if (isTruncated(node, context.components, parents, context.levels)) {
    const fields = <TreeEnd name={node.ref} {...end} />;
    return isClosed ? (
      fields
    ) : (
      <details className={styles.children}>
        <FieldsSummary name={componentNamed(node.ref, context.components)?.title} />
        {fields}
      </details>
    );
  }
  const resolved = dereference(node, context.components);
  const position = {
    path,
    parents: parentsInside(node, parents),
    evidence: resolved.evidence ?? evidence,
    context,
  };
  const {properties, additionalProperties, items, variants, rules} = resolved;
  return (
    <>
      {properties === undefined ? null : (
        <ul className={styles.fields}>
          {properties.map((property) => (
            <Field key={property.name} property={property} {...position} />
          ))}
        </ul>
      )}
      {additionalProperties === true ? (
        <div className={styles.additional}>
          <p>
            {properties === undefined ? (
              <Translate id="reference.schema.additional.all">
                Any property is allowed.
              </Translate>
            ) : (
              <Translate id="reference.schema.additional.any">
                Any other property is allowed.
              </Translate>
            )}
          </p>
        </div>
      ) : null}
      {items === undefined ? null : (
        <Children node={items} isClosed={isClosed} {...position} />
      )}
      {(variants ?? rules ?? (additionalProperties !== true && additionalProperties)) ? (
        <Rules node={resolved} {...position} parts={PARTS} />
      ) : null}
      {resolved.truncated === true ? <TreeEnd name={undefined} {...end} /> : null}
    </>
  );
}

function Field({
  property,
  ...position
}: {property: SchemaProperty} & TreePosition): ReactNode {
  const {name, required, node} = property;
  const path = [...position.path, name];
  const id = fieldAnchor(position.context.owner, path);
  const resolved = dereference(node, position.context.components);
  const items = resolvedItems(resolved, position.context);
  const evidence = resolved.evidence ?? items?.evidence;
  return (
    <li className={styles.field} id={id}>
      <div className={styles.entry}>
        <InlineCode
          className={clsx(styles.name, resolved.deprecated && styles.deprecated)}
        >
          {name}
        </InlineCode>{' '}
        <TypeName node={node} context={position.context} />{' '}
        <Badges node={resolved} required={required} />
        {evidence === undefined || evidence === position.evidence ? null : (
          <>
            <Evidence kind={evidence} />{' '}
          </>
        )}
        <AnchorLink id={id} name={path.join('.')} />
      </div>
      <Value
        node={node}
        title={<InlineCode>{name}</InlineCode>}
        {...position}
        path={path}
      />
    </li>
  );
}

/** Shows what a schema says about a value, with the fields in it. */
function Value({
  node,
  title,
  ...position
}: {node: SchemaNode; title: ReactNode} & TreePosition): ReactNode {
  const resolved = dereference(node, position.context.components);
  return (
    <>
      <Description node={resolved} context={position.context} />
      <ValueFacts node={resolved} items={resolvedItems(resolved, position.context)} />
      {hasChildren(node, position) ? (
        <Details
          className={styles.children}
          open={position.path.length < OPEN_LEVELS && !containsTruncated(node, position)}
          summary={<FieldsSummary name={title} />}
        >
          <Children node={node} isClosed {...position} />
        </Details>
      ) : (
        <Children node={node} {...position} />
      )}
    </>
  );
}

export function Description({
  node,
  context,
}: {
  node: SchemaNode;
  context: Pick<TreeContext, 'components'>;
}): ReactNode {
  const resolved = dereference(node, context.components);
  return <RichText text={descriptionOf(resolved, resolvedItems(resolved, context))} />;
}

function FieldsSummary({name}: {name: ReactNode}): ReactNode {
  return (
    <summary>
      <Translate id="reference.schema.children" values={{name}}>
        {'Fields of {name}'}
      </Translate>
    </summary>
  );
}

export function TypeName({
  node,
  context,
}: {
  node: SchemaNode;
  context: Pick<TreeContext, 'components'>;
}): ReactNode {
  const name = namedComponent(node);
  const component =
    name === undefined ? undefined : componentNamed(name, context.components);
  const label = typeLabel(node, context.components);
  const title = node.title ?? node.items?.title;
  return (
    <span className={styles.type}>
      {label}
      {title && ` (${title})`}
      {component === undefined ? null : (
        <>
          {' '}
          <Link to={component.route}>{component.title}</Link>
        </>
      )}
    </span>
  );
}

function Badges({node, required}: {node: SchemaNode; required?: boolean}): ReactNode {
  const marks = [
    node.deprecated && <Translate id="reference.deprecated">deprecated</Translate>,
    node.readOnly && <Translate id="reference.readOnly">read only</Translate>,
    node.writeOnly && <Translate id="reference.writeOnly">write only</Translate>,
  ];
  return (
    <>
      {required ? (
        <>
          <span className={styles.required}>
            <Translate id="reference.required">required</Translate>
          </span>{' '}
        </>
      ) : null}
      {marks.map(
        (mark, index) =>
          mark && (
            <Fragment key={index}>
              <span className={styles.mark}>{mark}</span>{' '}
            </Fragment>
          ),
      )}
    </>
  );
}

type InTree = (
  node: SchemaNode,
  position: Pick<TreePosition, 'parents' | 'context'>,
) => boolean;

/** Returns whether a node, or what an array contains, is left out because of its size. */
const containsTruncated: InTree = (node, {parents, context}) => {
  if (isRecursion(node, parents)) {
    return false;
  }
  const inside = {parents: parentsInside(node, parents), context};
  const {items} = dereference(node, context.components);
  return (
    isTruncated(node, context.components, parents, context.levels) ||
    (items !== undefined && containsTruncated(items, inside))
  );
};

/** Returns whether a node has nested fields, or ends with a link. */
const hasChildren: InTree = (node, {parents, context}) => {
  const inside = {parents: parentsInside(node, parents), context};
  const {items, rules = [], ...shown} = dereference(node, context.components);
  return (
    endsTree(node, context.components, parents, context.levels) ||
    childNodes(shown).length > 0 ||
    rules.some((rule) => rule.node && rule.keyword !== 'item') ||
    (items !== undefined && hasChildren(items, inside))
  );
};

function resolvedItems(
  node: SchemaNode,
  context: Pick<TreeContext, 'components'>,
): SchemaNode | undefined {
  return node.items && dereference(node.items, context.components);
}
