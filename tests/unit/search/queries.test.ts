import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {createReference} from '../../../src/openapi/reference';
import type {Reference} from '../../../src/reference/reference';
import {createReferenceIndex} from '../../../src/reference/reference-index';
import {operationRoute, schemaRoute} from '../../../src/reference/route';
import {
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '../../../src/reference/schema';
import {DOCS_DIR, guideFiles} from './guides';

/*
 * Checks the test queries against the existing pages, so that each has an answer.
 */

interface Query {
  kind: string;
  query: string;
  /** Routes of correct first hits; without an anchor, any section of the page is correct. */
  expected: string[];
  /** Held out from tuning. */
  heldOut?: true;
}

const SITE_DIR = fileURLToPath(new URL('../../../', import.meta.url));

/** Held-out share by kind: one in so many. */
const HELD_OUT = {
  name: 5,
  words: 5,
  path: 5,
  operationId: 5,
  field: 5,
  prose: 5,
  title: 2,
  code: 2,
  synonym: 2,
  'same name': 2,
};
const KINDS = Object.keys(HELD_OUT);

const {queries, typos} = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'tests/search/queries.json'), 'utf8'),
) as {queries: Query[]; typos: Omit<Query, 'kind' | 'heldOut'>[]};

const {document} = await readKaiaDocument();
const reference = createReference(document);

/** All valid routes with their anchors. */
const pages = new Map<string, Set<string>>([
  ...createReferenceIndex(reference).groups.map(
    ({route}) => [route, new Set<string>()] as const,
  ),
  ...reference.operations.map(
    (operation) =>
      [operationRoute(operation), new Set(operationAnchors(operation))] as const,
  ),
  ...reference.schemas.map(
    ({slug, node}) => [schemaRoute(slug), new Set(fieldAnchors('field-', node))] as const,
  ),
  ...guidePages(),
]);

describe('The test queries of the search', () => {
  it('lead to existing pages and anchors.', () => {
    const targets = [...queries, ...typos].flatMap(({expected}) => expected);
    expect(targets.filter((target) => !exists(target))).toEqual([]);
  });

  it('all have an expected hit.', () => {
    const unanswered = [...queries, ...typos].filter(({expected}) => !expected.length);
    expect(unanswered).toEqual([]);
  });

  it('include many of each kind.', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(typos.length).toBeGreaterThanOrEqual(40);
    expect([...new Set(queries.map(({kind}) => kind))].sort()).toEqual([...KINDS].sort());
    for (const kind of KINDS) {
      expect(ofKind(kind).length).toBeGreaterThanOrEqual(15);
    }
  });

  it.each(Object.entries(HELD_OUT))(
    'hold out part of the kind "%s", one in %d.',
    (kind, oneIn) => {
      const heldOut = ofKind(kind).filter((query) => query.heldOut === true);
      expect(heldOut).toHaveLength(Math.floor(ofKind(kind).length / oneIn));
    },
  );

  it('contain no duplicates.', () => {
    const asked = [...queries, ...typos].map(({query}) => query);
    expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([]);
  });
});

function exists(target: string): boolean {
  const [route = '', anchor] = target.split('#');
  const anchors = pages.get(route);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}

function ofKind(kind: string): Query[] {
  return queries.filter((query) => query.kind === kind);
}

function operationAnchors(operation: Reference['operations'][number]): string[] {
  return [
    ...operation.parameters.map(({in: place, name}) => `${place}-${name}`),
    ...operation.responses.flatMap(({status, contents: [content]}) =>
      fieldAnchors(`${status}-`, content?.node ?? {}),
    ),
  ];
}

function fieldAnchors(prefix: string, node: SchemaNode): string[] {
  return fieldPaths(node, reference.components).map(
    (fieldPath) => prefix + fieldPath.join('.'),
  );
}

/** Returns the paths of all fields, from which SchemaTree creates anchors. */
function fieldPaths(
  node: SchemaNode,
  components: SchemaComponents,
  parents: readonly string[] = [],
): string[][] {
  if (node.ref !== undefined && parents.includes(node.ref)) {
    return [];
  }
  const inside = node.ref === undefined ? parents : [...parents, node.ref];
  const {properties, items} = dereference(node, components);
  return [
    ...(properties ?? []).flatMap((property) => [
      [property.name],
      ...fieldPaths(property.node, components, inside).map((rest) => [
        property.name,
        ...rest,
      ]),
    ]),
    ...(items === undefined ? [] : fieldPaths(items, components, inside)),
  ];
}

function guidePages(): [string, Set<string>][] {
  return guideFiles().map((file) => {
    const source = readFileSync(path.join(DOCS_DIR, file), 'utf8');
    const slug = /^slug: "?([^"\n]+)"?$/m.exec(source)?.[1];
    return [slug ?? `/${file.replace(/\.mdx$/, '')}`, headingAnchors(source)];
  });
}

function headingAnchors(source: string): Set<string> {
  const slugger = createSlugger();
  const prose = source.replace(/^```[^]*?^```$/gm, '');
  return new Set(
    [...prose.matchAll(/^#{2,} (.+)$/gm)].map(([, heading = '']) => {
      const {text, id} = parseMarkdownHeadingId(heading);
      return id ?? slugger.slug(text);
    }),
  );
}
