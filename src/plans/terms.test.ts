import {describe, expect, it} from 'vitest';
import type {OperationObject} from '#reference/document/document';
import {createReference} from '#reference/pages/read-reference';
import {createReferenceIndex} from '#reference/pages/reference-index';
import {describeOperation} from '@site/tests/fixtures/small-document';
import {TERMS_EXTENSIONS, termsOf} from './terms';

/** Returns the terms that are known of an operation, also in the index of the reference. */
function knownTerms(given: Partial<OperationObject>): object[] {
  const reference = createReference(describeOperation(given), {
    extensions: TERMS_EXTENSIONS,
  });
  return [reference, createReferenceIndex(reference)].map(({operations: [operation]}) =>
    Object.fromEntries(
      Object.entries(termsOf(operation ?? {})).filter(([, term]) => term !== undefined),
    ),
  );
}

describe('An operation', () => {
  it.each<[what: string, given: Partial<OperationObject>, terms: object]>([
    [
      'its plan and its credits, also if it costs none',
      {'x-plan': 'FREE', 'x-credits': 0},
      {plan: 'FREE', credits: 0},
    ],
    [
      'the evidence of both',
      {'x-evidence': {self: 'inferred', plan: 'source-2024', credits: 'documented'}},
      {planEvidence: 'source-2024', creditsEvidence: 'documented'},
    ],
    ['no terms of another type', {'x-plan': null, 'x-credits': '3'}, {}],
    [
      'no unknown kind of evidence',
      {'x-evidence': {self: 'documented', plan: true, credits: ['inferred']}},
      {},
    ],
    ['no evidence of its terms from its own', {'x-evidence': 'inferred'}, {}],
  ])('has %s.', (_, given, terms) => {
    expect(knownTerms(given)).toEqual([terms, terms]);
  });
});
