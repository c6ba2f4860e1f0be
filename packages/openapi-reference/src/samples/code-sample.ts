interface Sample {
  /** The id of a language of the folder `samples`. */
  readonly language: string;
  readonly label: string;
  /** The name of the language in Prism. */
  readonly prism: string;
  /** Comes from `x-codeSamples` in the OpenAPI document; not generated. */
  readonly authored?: true;
}

export interface CodeSample extends Sample {
  readonly code: string;
  /** The code for each network, where the values that exist differ; `code` is that of the first. */
  readonly networks?: readonly {readonly id: string; readonly code: string}[];
}

/** A code with its colours (`highlight/colours.ts`). */
export interface ColouredCode {
  readonly code: string;
  readonly colours: string;
}

/** A code sample with its colours. */
export interface HighlightedSample extends Sample, ColouredCode {
  readonly networks?: NetworkCodes;
}

/** The code of each network, with its colours, by ids. That of the first is on the page. */
export type NetworkCodes = Readonly<Record<string, ColouredCode | null>>;

/** A sample of the document in a language that the site creates no samples in. */
export interface OtherSample {
  readonly label: string;
  /** In lower case. */
  readonly language: string;
  readonly code: string;
}
