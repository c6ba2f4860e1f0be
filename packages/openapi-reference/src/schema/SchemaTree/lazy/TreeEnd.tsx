import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ComponentType, type ReactNode, useRef} from 'react';
import {
  componentNamed,
  type SchemaComponent,
  type SchemaNode,
} from '../../../reference/schema';
import type {TreePosition} from '..';
import {useSchemaData} from './useSchemaData';

export type TreeEndProps = Pick<TreePosition, 'path' | 'evidence' | 'context'> & {
  /** The component that goes on, on its own page. Without it, the rest is on no page. */
  name: string | undefined;
  isRecursive?: boolean;
  Children: ComponentType<{node: SchemaNode} & TreePosition>;
};

/** Says why a tree does not go on, and links to the page of the schema that does. */
export default function TreeEnd({
  name,
  isRecursive = false,
  ...position
}: TreeEndProps): ReactNode {
  if (name === undefined) {
    return (
      <p>
        <Translate id="reference.schema.truncated">
          There is more inside than is shown here.
        </Translate>
      </p>
    );
  }
  const component = componentNamed(name, position.context.components);
  return isRecursive ? (
    <ComponentLink component={component} isRecursive />
  ) : (
    <TruncatedFields component={component} {...position} />
  );
}

/** Loads the fields of a schema from its page when the reader opens the `details` around it. */
function TruncatedFields({
  component,
  path,
  evidence,
  context,
  Children,
}: {component: SchemaComponent | undefined} & Omit<TreeEndProps, 'name'>): ReactNode {
  const link = useRef<HTMLDivElement>(null);
  const data = useSchemaData(component?.route, link);
  if (data !== undefined) {
    const {schema, components} = data;
    const {levels} = schema.node;
    return (
      <Children
        node={schema.node}
        path={path}
        parents={[]}
        evidence={evidence}
        context={{...context, components, levels}}
      />
    );
  }
  return (
    <div ref={link}>
      <ComponentLink component={component} isRecursive={false} />
    </div>
  );
}

function ComponentLink({
  component,
  isRecursive,
}: {
  component: SchemaComponent | undefined;
  isRecursive: boolean;
}): ReactNode {
  if (component === undefined) {
    return null;
  }
  const {route, title} = component;
  return (
    <p>
      <Link to={route}>
        {isRecursive ? (
          <Translate id="reference.schema.recursion" values={{title}}>
            {'Holds {title} again: see its page'}
          </Translate>
        ) : (
          <Translate id="reference.schema.truncated.page" values={{title}}>
            {'Too much to show here: see the page of {title}'}
          </Translate>
        )}
      </Link>
    </p>
  );
}
