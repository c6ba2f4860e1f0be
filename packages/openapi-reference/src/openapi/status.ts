import {EVIDENCE_KINDS, type Evidence} from '../reference/evidence';
import {fieldAnchor} from '../reference/anchor';
import type {Reference} from '../reference/reference';
import {childNodes, type SchemaNode} from '../reference/schema';
import type {OpenAPIDocument} from './document';
import {countNotShown} from './not-shown';

export interface Status {
  /** The first one counts the operations. */
  lines: string[];
  /** The first one is of the operations. */
  evidence: EvidenceCount[];
}

/** How many parts of one sort are known in which way. */
export interface EvidenceCount {
  /** `operations`, `parameters`, `fields`, ... */
  parts: string;
  kinds: Record<Evidence, number>;
  /** The names of the parts without evidence. */
  without: string[];
}

/** A part of the reference, and how it is known. */
export interface KnownPart {
  name: string;
  evidence?: Evidence | undefined;
}

export function createStatus(document: OpenAPIDocument, reference: Reference): Status {
  const {operations, schemas} = reference;
  const checked = operations.filter(({checked: dates = []}) => dates.length > 0).length;
  return {
    lines: [
      `Operations:   ${operations.length}`,
      `Schemas:      ${schemas.length}`,
      checked === 0
        ? 'Checked:      none yet; npm run api:verify -- --write records what holds'
        : `Checked:      ${checked} of ${operations.length} against the API`,
      // Keywords of schemas that no page shows.
      ...countNotShown(document).map(
        ({keyword, count}) => `Not shown:    ${keyword}, ${count} times`,
      ),
    ],
    evidence: countReference(reference),
  };
}

export function countEvidence(parts: string, known: readonly KnownPart[]): EvidenceCount {
  const count = (kind: Evidence): number =>
    known.filter(({evidence}) => evidence === kind).length;
  return {
    parts,
    kinds: Object.fromEntries(
      EVIDENCE_KINDS.map((kind) => [kind, count(kind)]),
    ) as Record<Evidence, number>,
    without: known.flatMap(({name, evidence}) => (evidence === undefined ? [name] : [])),
  };
}

export function printStatus({lines, evidence}: Status): string {
  return [...lines, ...printEvidence(evidence)].join('\n');
}

/** Returns a table, and a list of the parts without evidence. */
function printEvidence(counts: readonly EvidenceCount[]): string[] {
  const head = ['Evidence', ...EVIDENCE_KINDS, 'none'];
  const rows = counts.map(({parts, kinds, without}) => [
    parts,
    ...EVIDENCE_KINDS.map((kind) => String(kinds[kind])),
    String(without.length),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  return [
    ...[head, ...rows].map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    ),
    ...counts.flatMap(({parts, without}) =>
      without.map((name) => `Without evidence, ${parts}: ${name}`),
    ),
  ];
}

function countReference({operations, schemas}: Reference): EvidenceCount[] {
  return [
    countEvidence(
      'operations',
      operations.map(({id, evidence}) => ({name: id, evidence})),
    ),
    countEvidence(
      'parameters',
      operations.flatMap(({id, parameters}) =>
        parameters.map(({name, evidence}) => ({name: `${id} ${name}`, evidence})),
      ),
    ),
    countEvidence(
      'schemas',
      schemas.map(({name, node}) => ({name, evidence: node.evidence})),
    ),
    countEvidence(
      'fields',
      schemas.flatMap(({name, node}) => fieldsOf(name, [], node, undefined)),
    ),
  ];
}

/** Returns the fields of a schema, without those of the components that it references. */
function fieldsOf(
  schema: string,
  path: readonly string[],
  node: SchemaNode,
  inherited: Evidence | undefined,
): KnownPart[] {
  const evidence = node.evidence ?? inherited;
  const properties = node.properties ?? [];
  const others = childNodes({...node, properties: []});
  return [
    ...properties.flatMap((property) => {
      const inside = [...path, property.name];
      const known = {
        name: fieldAnchor(schema, inside),
        evidence: property.node.evidence ?? evidence,
      };
      return [known, ...fieldsOf(schema, inside, property.node, evidence)];
    }),
    ...others.flatMap((other) => fieldsOf(schema, path, other, evidence)),
  ];
}
