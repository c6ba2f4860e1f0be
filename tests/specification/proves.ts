/** The id of a sentence of `sentences.md`. */
type SentenceId = `S${number}.${number}`;

/**
 * Annotates a test with the sentences of the specification that it proves.
 *
 * @returns the details of a test for Playwright (`annotation`) and for Vitest (`meta`).
 */
export function proves(...ids: SentenceId[]): {
  annotation: {type: string; description: string}[];
  meta: object;
} {
  return {
    annotation: ids.map((id) => ({type: 'specification', description: id})),
    meta: {specification: ids},
  };
}
