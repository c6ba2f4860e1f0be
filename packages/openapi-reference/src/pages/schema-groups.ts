import type {ReferenceIndex, SchemaEntry} from './reference-index';

/** The English title of the schemas that several groups use, or none. */
export const SHARED_SCHEMAS = 'Shared';

export interface SchemaGroup {
  id: string;
  /** Missing for the schemas that several groups use, or none. */
  title?: string;
  schemas: SchemaEntry[];
}

/** Groups all schemas by the group of the operations whose responses use them. */
export function schemaGroups(
  reference: Pick<ReferenceIndex, 'groups' | 'operations' | 'schemas'>,
): SchemaGroup[] {
  const tags = new Map(
    reference.operations.map(({id, tag}) => [id, tag.split('/')[0] ?? tag]),
  );
  const ownerOf = (schema: SchemaEntry): string | undefined => {
    const owners = new Set(schema.usedBy.map((id) => tags.get(id)));
    return owners.size === 1 ? Array.from(owners)[0] : undefined;
  };
  const groups = reference.groups.map((group) => ({
    id: group.anchor,
    title: group.name,
    schemas: reference.schemas.filter((schema) => ownerOf(schema) === group.tag),
  }));
  const shared = {
    id: 'shared',
    schemas: reference.schemas.filter((schema) => ownerOf(schema) === undefined),
  };
  return [...groups, shared].filter(({schemas}) => schemas.length > 0);
}
