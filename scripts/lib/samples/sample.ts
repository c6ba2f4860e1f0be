/*
 * Why: what every step of the test of the samples hands to the next.
 * Run: imported by the scripts of this folder.
 */
import type {SampleLanguage} from '../../../src/reference/code-sample';

/** A sample as it is printed on a page, with the origin of the mock. */
export interface Sample {
  /** The operationId. */
  readonly id: string;
  readonly language: SampleLanguage;
  /** Name for files: of ASCII letters, digits, `-`, and unlike any other. */
  readonly name: string;
  readonly code: string;
}

/** What went wrong with a sample. */
export interface Failure {
  readonly id: string;
  readonly language: SampleLanguage;
  /** Whether it was there to be run, and could be. */
  readonly ran: boolean;
  /** What was run, or done before it could be. */
  readonly command: string;
  /** One line. */
  readonly reason: string;
  /** What it printed. */
  readonly output: string;
}
