import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ComponentType, type ReactNode, useRef} from 'react';
import {componentNamed, type SchemaComponent, type SchemaNode} from '../../schema';
import type {TreePosition} from '../tree-position';
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
  if (!isRecursive) {
    return <TruncatedFields component={component} {...position} />;
  }
  return (
    component && (
      <p>
        <Link to={component.route}>
          <Translate id="reference.schema.recursion" values={{title: component.title}}>
            {'Holds {title} again: see its page'}
          </Translate>
        </Link>
      </p>
    )
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
      {component && (
        <p>
          <Link to={component.route}>
            <Translate
              id="reference.schema.truncated.page"
              values={{title: component.title}}
            >
              {'Too much to show here: see the page of {title}'}
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
