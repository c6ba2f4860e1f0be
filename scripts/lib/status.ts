/*
 * Why: the status of the description tells of plans and credits too, which no other API has.
 * Run: imported by scripts/api.ts.
 */
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {createReference} from 'docusaurus-openapi-reference/openapi/reference';
import {
  countEvidence,
  createStatus,
  type EvidenceCount,
  type KnownPart,
  printStatus,
} from 'docusaurus-openapi-reference/openapi/status';
import type {Reference} from 'docusaurus-openapi-reference/reference/reference';
import {REFERENCE} from '../../src/config/reference';
import {etherscanEvidence} from '../../src/etherscan/evidence';
import {readEtherscan} from '../../src/etherscan/read-etherscan';
import {plansOf} from '../../src/plans/plan';
import {termsOf} from '../../src/plans/terms';

/** Returns the status of the description of the Kaia API, with its plans and credits. */
export function printSiteStatus(document: OpenAPIDocument): string {
  const reference = createReference(document, REFERENCE);
  const {lines, evidence} = createStatus(document, reference);
  const [operations, ...others] = lines;
  return printStatus({
    lines: [`${operations}${planCounts(reference)}`, creditCounts(reference), ...others],
    evidence: [
      countEvidence('plans', plansOf(reference)),
      ...evidence.slice(0, 1),
      ...termEvidence(reference),
      ...evidence.slice(1),
      ...etherscanCounts(),
    ],
  });
}

function planCounts(reference: Reference): string {
  const counts = plansOf(reference).map(
    ({name, operations}) => `${name} ${operations.length}`,
  );
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
}

function creditCounts({operations}: Reference): string {
  const known = operations.filter(
    (operation) => termsOf(operation).credits !== undefined,
  ).length;
  return `With credits: ${known}; without a known number: ${operations.length - known}`;
}

function termEvidence({operations}: Reference): EvidenceCount[] {
  const known = (term: 'plan' | 'credits'): KnownPart[] =>
    operations.flatMap((operation) => {
      const terms = termsOf(operation);
      const evidence = terms[`${term}Evidence`];
      return terms[term] === undefined ? [] : [{name: operation.id, evidence}];
    });
  return [
    countEvidence('plans of operations', known('plan')),
    countEvidence('credits', known('credits')),
  ];
}

function etherscanCounts(): EvidenceCount[] {
  return Object.entries(etherscanEvidence(readEtherscan().actions)).map(
    ([parts, kinds]) =>
      countEvidence(
        `Etherscan ${parts}`,
        kinds.map((evidence) => ({name: parts, evidence})),
      ),
  );
}
