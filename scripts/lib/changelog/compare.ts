/*
 * Why: two descriptions become the changes of a release.
 * Run: imported by scripts/changelog.ts.
 */
import sortBy from 'lodash/sortBy';
import type {Change, ChangeKind} from 'docusaurus-openapi-reference/reference/change';
import {escapeSegment} from 'docusaurus-openapi-reference/openapi/resolve';
import type {Described} from './described';
import {type Difference, findDifferences, type Side} from './differences';
import {counted, findKnowledge, findTerms} from './knowledge';
import {code, itemPlace, placeOf} from './place';
import {sentencesOf, statement, type Statement} from './sentences';
import {type Endpoint, structureOf} from './structure';

/** Properties whose change makes another parameter. */
const IDENTITY = ['key', 'name', 'in'];

/** Types of maps and lists in a schema or a body, in the names of Redocly. */
const WHOLES = [
  'MediaTypesMap',
  'SchemaProperties',
  'PatternProperties',
  'AllOf',
  'AnyOf',
  'OneOf',
];

/** Redocly judges a scheme that was removed, and not one that it takes for renamed. */
const REMOVED_SCHEME = [{ruleId: 'security-scheme-changed', impact: 'major'}];

/** Returns the only change of the first release. */
export function firstChanges({reference}: Described): Change[] {
  const all = counted(reference.operations.length, reference.schemas.length);
  return [
    {
      id: 'description/first',
      type: 'added',
      kind: 'knowledge',
      text: `The first description of the API: ${all}.`,
    },
  ];
}

/**
 * Compares two descriptions.
 *
 * @param kind Of what is neither a text, an example nor evidence: whether the API changed too.
 * @returns The changes, breaking ones first.
 */
export async function compare(
  before: Described,
  after: Described,
  kind: ChangeKind,
): Promise<Change[]> {
  const facts = [
    ...endpoints(before, after),
    ...(await structuralChanges(before, after)),
    ...findTerms(before, after),
  ];
  const changes = [
    ...facts.map((change) => ({...change, kind})),
    ...findKnowledge(before, after).map((change) => ({
      ...change,
      kind: 'knowledge' as const,
    })),
  ].map(inFieldOrder);
  return sortBy(unique(changes), ({breaking}) => breaking !== true);
}

/** Returns the operations that were added, removed or moved. */
function endpoints(before: Described, after: Described): Statement[] {
  const say = (
    id: string,
    aspect: 'added' | 'removed',
    {method, path}: Endpoint,
  ): Statement =>
    statement(
      {subject: {operation: id}, key: '', phrase: ''},
      aspect,
      aspect,
      `the endpoint was ${aspect}: ${code(`${method} ${path}`)}`,
      aspect === 'removed',
    );
  const removed = [...before.operations].flatMap(([id, {model}]) =>
    after.operations.has(id) ? [] : [{...say(id, 'removed', model), title: model.title}],
  );
  const others = [...after.operations].flatMap(([id, {model}]) => {
    const earlier = before.operations.get(id)?.model;
    if (earlier === undefined) {
      return [say(id, 'added', model)];
    }
    const [from, to] = [earlier, model].map(({method, path}) => `${method} ${path}`);
    return from === to
      ? []
      : [
          statement(
            {subject: {operation: id}, key: '', phrase: ''},
            'path',
            'changed',
            `the endpoint moved from ${code(from ?? '')} to ${code(to ?? '')}`,
            true,
          ),
        ];
  });
  return [...removed, ...others];
}

/** Returns what changed in operations that both descriptions have, in schemas and in the API. */
async function structuralChanges(
  before: Described,
  after: Described,
): Promise<Statement[]> {
  const isShared = (id: string): boolean =>
    before.operations.has(id) && after.operations.has(id);
  // Operations that moved are compared at their new place.
  const endpointOf = (id: string, own: Endpoint): Endpoint =>
    after.operations.get(id)?.model ?? own;
  const shared = ({operations, ...rest}: Described): Described => ({
    ...rest,
    operations: new Map([...operations].filter(([id]) => isShared(id))),
  });
  const differences = await findDifferences(
    structureOf(shared(before), endpointOf),
    structureOf(shared(after), endpointOf),
  );
  const ids = new Map(
    [...after.operations].map(([id, {model}]) => [
      `${model.method.toLowerCase()} ${model.path}`,
      id,
    ]),
  );
  // No program depends on the version of OpenAPI.
  const ofApi = differences.filter(
    ({property, typeName}) => typeName !== 'Root' || property !== 'openapi',
  );
  return withoutItems(withoutRenames(ofApi))
    .flatMap(membersOf)
    .flatMap((difference) => {
      const side = difference.revision ?? difference.base;
      const place = placeOf(
        difference.kind === 'modified'
          ? (ownerOf(difference) ?? '')
          : (side?.pointer ?? ''),
        (path, method) => ids.get(`${method} ${path}`),
      );
      return sentencesOf(difference, itemPlace(place, difference.typeName, side?.value));
    });
}

/** Returns the pointer of the node that has a modified property, which the pointer can end with. */
function ownerOf({property = '', base, revision}: Difference): string | undefined {
  const suffix = `/${property}`;
  return [revision, base]
    .map((side) => side?.pointer)
    .flatMap((pointer) =>
      pointer === undefined
        ? []
        : [pointer.endsWith(suffix) ? pointer.slice(0, -suffix.length) : pointer],
    )[0];
}

/**
 * Redocly takes names that are alike for one that was renamed, which is a guess: they become one that
 * was removed and one that was added.
 */
function withoutRenames(differences: readonly Difference[]): Difference[] {
  const renames = differences.filter(isRename).map((rename) => ({
    rename,
    from: nodeOf(rename, rename.base),
    to: nodeOf(rename, rename.revision),
  }));
  const isInside = (side: Side | undefined, node: string): boolean =>
    side !== undefined && (side.pointer === node || side.pointer.startsWith(`${node}/`));
  return [
    ...differences.filter(
      ({base, revision}) =>
        !renames.some(({from, to}) => isInside(base, from) || isInside(revision, to)),
    ),
    ...renames.flatMap(({rename: {typeName, verdicts}, from, to}): Difference[] => [
      {
        typeName,
        kind: 'removed',
        base: {pointer: from},
        verdicts: typeName === 'SecurityScheme' ? REMOVED_SCHEME : verdicts,
      },
      {typeName, kind: 'added', revision: {pointer: to}, verdicts: []},
    ]),
  ];
}

/** A map or a list that is new or gone as a whole is its members. */
function membersOf(difference: Difference): Difference[] {
  const {kind, typeName, base, revision} = difference;
  if (kind === 'modified' || !WHOLES.includes(typeName)) {
    return [difference];
  }
  const sidesOf = (side: Side | undefined): Side[] =>
    Object.entries(side?.value ?? {}).map(([key, value]) => ({
      pointer: `${side?.pointer ?? ''}/${escapeSegment(key)}`,
      value: value as unknown,
    }));
  return kind === 'added'
    ? sidesOf(revision).map((side) => ({...difference, typeName: '', revision: side}))
    : sidesOf(base).map((side) => ({...difference, typeName: '', base: side}));
}

/** The type says already that a list became something else, or something else a list. */
function withoutItems(differences: readonly Difference[]): Difference[] {
  const retyped = new Set(
    differences.filter(({property}) => property === 'type').map(ownerOf),
  );
  return differences.filter(({kind, base, revision}) => {
    const [, owner] = /^(.*)\/items$/.exec((revision ?? base)?.pointer ?? '') ?? [];
    return kind === 'modified' || !retyped.has(owner);
  });
}

function isRename({kind, property = '', typeName}: Difference): boolean {
  return (
    kind === 'modified' &&
    (property === 'key' || (typeName === 'Parameter' && IDENTITY.includes(property)))
  );
}

function nodeOf({property}: Difference, side: Side | undefined): string {
  const pointer = side?.pointer ?? '';
  return property === 'key' ? pointer : pointer.replace(/\/(name|in)$/, '');
}

/** Joins changes with the same id, of a schema that is used in many places. */
function unique(changes: readonly Change[]): Change[] {
  const byId = new Map<string, Change>();
  for (const change of changes) {
    const known = byId.get(change.id);
    byId.set(change.id, known === undefined || change.breaking === true ? change : known);
  }
  return [...byId.values()];
}

function inFieldOrder({
  id,
  type,
  kind,
  breaking,
  operation,
  schema,
  title,
  text,
}: Change): Change {
  return Object.fromEntries(
    Object.entries({id, type, kind, breaking, operation, schema, title, text}).filter(
      ([, value]) => value !== undefined,
    ),
  ) as unknown as Change;
}
