/**
 * How a statement about the API is known, from the strongest to the weakest: from published
 * documentation, from public code that calls the API, from the source code of its predecessor,
 * which was published in 2024, or by our own conclusion.
 */
export const EVIDENCE_KINDS = [
  'documented',
  'seen-in-use',
  'source-2024',
  'inferred',
] as const;

export type Evidence = (typeof EVIDENCE_KINDS)[number];

export function isEvidence(value: unknown): value is Evidence {
  return (EVIDENCE_KINDS as readonly unknown[]).includes(value);
}

/** Whether pages mark what is known in this way. */
export function isMarked(evidence: Evidence): boolean {
  return evidence === 'source-2024' || evidence === 'inferred';
}

/** Returns the weakest kind, without those that are not given. */
export function weakest(
  ...kinds: readonly (Evidence | undefined)[]
): Evidence | undefined {
  return [...EVIDENCE_KINDS].reverse().find((kind) => kinds.includes(kind));
}
