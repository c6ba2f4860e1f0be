interface LanguageMetadata {
  readonly id: string;
  readonly label: string;
  readonly prism: string;
}

/** Languages of the code samples, in display order. */
export const sampleLanguages = [
  {id: 'curl', label: 'curl', prism: 'bash'},
  {id: 'python', label: 'python (requests)', prism: 'python'},
  {id: 'go', label: 'go', prism: 'go'},
  {id: 'nodejs', label: 'nodejs (axios)', prism: 'javascript'},
] as const satisfies readonly LanguageMetadata[];

export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

export interface CodeSample {
  readonly language: SampleLanguage;
  readonly code: string;
  /** Comes from `x-codeSamples` in the OpenAPI document; not generated. */
  readonly authored?: true;
  /** The code for each network, where the values that exist differ; `code` is that of the first. */
  readonly networks?: readonly {readonly id: string; readonly code: string}[];
}

/** A sample of the document in a language that the site creates no samples in. */
export interface OtherSample {
  readonly label: string;
  /** In lower case. */
  readonly language: string;
  readonly code: string;
}

/** A code sample as syntax-highlighted HTML. */
export interface HighlightedSample {
  language: SampleLanguage;
  html: string;
  authored?: true;
}
