/*
 * Why: says what the description holds, how each part of it is known, and what no page shows.
 */
import countBy from 'lodash/countBy';
import type {PublishedDocument} from '#reference/document/document';
import {createReference} from '#reference/pages/read-reference';
import {walkObjects} from '#reference/document/walk';
import {fieldAnchor} from '#reference/route/anchor';
import {EVIDENCE_KINDS, type Evidence} from '#reference/text/evidence';
import type {Operation} from '#reference/operation/operation';
import type {Reference} from '#reference/pages/reference';
import {childNodes, type SchemaNode} from '#reference/schema/schema';
import {REFERENCE} from '../../src/config/reference';
import {etherscanEvidence} from '../../src/etherscan/evidence';
import {readEtherscan} from '../../src/etherscan/read-etherscan';
import {plansOf} from '../../src/plans/plan';
import {termsOf} from '../../src/plans/terms';
import {NOT_SHOWN} from './not-shown';
import {markdownTable} from './table.mjs';

/** A part of the description, and how it is known. */
interface KnownPart {
  name: string;
  evidence?: Evidence | undefined;
}

/** Returns the status of the description of the Kaia API, with its plans and credits. */
export function printStatus(document: PublishedDocument): string {
  const reference = createReference(document, REFERENCE);
  const {operations, schemas} = reference;
  const credits = operations.filter((one) => termsOf(one).credits !== undefined).length;
  const checked = operations.filter((one) => one.checked !== undefined).length;
  const parts = Object.entries(partsOf(reference));
  return [
    `Operations:   ${operations.length}${planCounts(reference)}`,
    `With credits: ${credits}; without a known number: ${operations.length - credits}`,
    `Schemas:      ${schemas.length}`,
    checked === 0
      ? 'Checked:      none yet; npm run api:verify -- --write records what holds'
      : `Checked:      ${checked} of ${operations.length} against the API`,
    ...notShownCounts(document),
    markdownTable(
      ['Evidence', ...EVIDENCE_KINDS, 'none'],
      parts.map(([sort, known]) => [
        sort,
        ...[...EVIDENCE_KINDS, undefined].map((kind) =>
          String(known.filter(({evidence}) => evidence === kind).length),
        ),
      ]),
    ),
    ...parts.flatMap(([sort, known]) =>
      known
        .filter(({evidence}) => evidence === undefined)
        .map(({name}) => `Without evidence, ${sort}: ${name}`),
    ),
  ].join('\n');
}

function planCounts(reference: Reference): string {
  const counts = plansOf(reference).map(
    ({name, operations}) => `${name} ${operations.length}`,
  );
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
}

function notShownCounts(document: PublishedDocument): string[] {
  const found: string[] = [];
  walkObjects(document, (object, _, position) => {
    if (position === 'keywords') {
      found.push(...Object.keys(object).filter((key) => Object.hasOwn(NOT_SHOWN, key)));
    }
  });
  return Object.entries(countBy(found)).map(
    ([keyword, count]) =>
      `Not shown:    ${keyword}, ${count} times: ${NOT_SHOWN[keyword]}`,
  );
}

/** Returns all parts by their sorts. */
function partsOf(reference: Reference): Record<string, KnownPart[]> {
  const {operations, schemas} = reference;
  return {
    plans: plansOf(reference),
    operations: operations.map(({id, evidence}) => ({name: id, evidence})),
    'plans of operations': termsIn(operations, 'plan'),
    credits: termsIn(operations, 'credits'),
    parameters: operations.flatMap(({id, parameters}) =>
      parameters.map(({name, evidence}) => ({name: `${id} ${name}`, evidence})),
    ),
    schemas: schemas.map(({name, node: {evidence}}) => ({name, evidence})),
    fields: schemas.flatMap(({name, node}) => fieldsOf(name, [], node, undefined)),
    ...Object.fromEntries(
      Object.entries(etherscanEvidence(readEtherscan().actions)).map(([sort, kinds]) => [
        `Etherscan ${sort}`,
        kinds.map((evidence) => ({name: sort, evidence})),
      ]),
    ),
  };
}

function termsIn(
  operations: readonly Operation[],
  term: 'plan' | 'credits',
): KnownPart[] {
  return operations.flatMap((operation) => {
    const terms = termsOf(operation);
    const evidence = terms[`${term}Evidence`];
    return terms[term] === undefined ? [] : [{name: operation.id, evidence}];
  });
}

/** Returns the fields of a schema, without those of the components that it references. */
function fieldsOf(
  schema: string,
  path: readonly string[],
  node: SchemaNode,
  inherited: Evidence | undefined,
): KnownPart[] {
  const evidence = node.evidence ?? inherited;
  const {properties = [], ...rest} = node;
  return [
    ...properties.flatMap((property) => {
      const inside = [...path, property.name];
      const known = {
        name: fieldAnchor(schema, inside),
        evidence: property.node.evidence ?? evidence,
      };
      return [known, ...fieldsOf(schema, inside, property.node, evidence)];
    }),
    ...childNodes(rest).flatMap((other) => fieldsOf(schema, path, other, evidence)),
  ];
}
