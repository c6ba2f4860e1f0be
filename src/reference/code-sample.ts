/** What a page needs to know of a language to show a sample in it. */
interface LanguageMetadata {
  readonly id: string;
  readonly label: string;
  /** The name of the language in Prism, which colours the sample. */
  readonly prism: string;
}

/** The languages samples are written in, in the order in which they are shown. */
export const sampleLanguages = [
  {id: 'curl', label: 'curl', prism: 'bash'},
  {id: 'python', label: 'python (requests)', prism: 'python'},
  {id: 'go', label: 'go', prism: 'go'},
  {id: 'nodejs', label: 'nodejs (axios)', prism: 'javascript'},
] as const satisfies readonly LanguageMetadata[];

/** The id of a language in {@link sampleLanguages}. */
export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

/** A complete program that sends one request and prints the answer. */
export interface CodeSample {
  readonly language: SampleLanguage;
  readonly code: string;
  /** It stands in the description, and is not written by us. */
  readonly given?: true;
}

/** A code sample as HTML that is coloured already. */
export interface HighlightedSample {
  language: SampleLanguage;
  html: string;
  /** It stands in the description as it is, and follows no form. */
  given?: true;
}
