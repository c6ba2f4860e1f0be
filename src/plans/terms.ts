import {
  type Evidence,
  type Extensible,
  isEvidence,
  isRecord,
} from 'docusaurus-openapi-reference/types';

/** The extensions of the description with plans, credits, and how these are known. */
export const TERMS_EXTENSIONS = ['x-plans', 'x-plan', 'x-credits', 'x-evidence'] as const;

/** What the description says of the price of an operation. */
interface Terms {
  /** The lowest plan with the operation. */
  plan: string | undefined;
  planEvidence: Evidence | undefined;
  /** What a call costs. */
  credits: number | undefined;
  creditsEvidence: Evidence | undefined;
}

/** Reads the terms of an operation. A value of an unexpected type counts as absent. */
export function termsOf({extensions = {}}: {extensions?: Extensible}): Terms {
  const {'x-plan': plan, 'x-credits': credits, 'x-evidence': evidence} = extensions;
  const kinds = isRecord(evidence) ? evidence : {};
  return {
    plan: typeof plan === 'string' ? plan : undefined,
    planEvidence: isEvidence(kinds['plan']) ? kinds['plan'] : undefined,
    credits: typeof credits === 'number' ? credits : undefined,
    creditsEvidence: isEvidence(kinds['credits']) ? kinds['credits'] : undefined,
  };
}
