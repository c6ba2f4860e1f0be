/*
 * Why: types that the steps of the sample test share.
 * Run: imported by the scripts of this folder.
 */

/** A sample from a page, with another origin. */
export interface Sample {
  readonly id: string;
  readonly language: string;
  /** Unique file name of ASCII letters, digits and `-`. */
  readonly name: string;
  readonly code: string;
}

export interface Failure {
  readonly id: string;
  /** `table` if the table of requests is wrong. */
  readonly language: string;
  /** False if the sample was missing or could not be started. */
  readonly ran: boolean;
  readonly command: string;
  readonly reason: string;
  readonly output: string;
}
