/*
 * Why: tests the samples as printed on pages, like a reader copies them, so a missing page or sample is a
 * failure.
 * Reads: build/.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {CodeSample} from 'docusaurus-openapi-reference/reference/code-sample';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import {operationRoute} from 'docusaurus-openapi-reference/reference/route';
import {sampleLanguages} from 'docusaurus-openapi-reference/code-samples';

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

/** An operation to test, with the origin in its samples and its replacement. */
export interface Target {
  readonly operation: Pick<Operation, 'id' | 'tag' | 'slug'> &
    Partial<Pick<Operation, 'servers'>> & {
      readonly samples?: readonly Pick<CodeSample, 'language' | 'code' | 'authored'>[];
    };
  readonly from: string;
  readonly to: string;
}

export interface CollectedSamples {
  readonly samples: readonly Sample[];
  readonly failures: readonly Failure[];
}

export async function collectSamples(
  targets: readonly Target[],
  buildDir: string,
): Promise<CollectedSamples> {
  const found = targets.map(async ({operation, from, to}, index) => {
    const {id, slug, servers} = operation;
    const page = path.join(buildDir, `${operationRoute(operation)}.html`);
    const $ = load(await readFile(page, 'utf8').catch(() => ''));
    // What a page shows of a network hides the lines of others.
    const network = servers?.[0]?.id ?? '';
    $(`[data-network-line]:not([data-network-line="${network}"])`).remove();
    return sampleLanguages.map(({id: language}) => {
      const codes = $(`[data-language-sample="${language}"] pre code`);
      const problem = `The page has ${codes.length} samples in this language, not one.`;
      return prepareSample({id, language, name: fileName(index, slug)}, page, () =>
        codes.length === 1 ? swapOrigin(codes.text(), from, to) : fail(problem),
      );
    });
  });
  return divide((await Promise.all(found)).flat());
}

/** Returns the samples of operations that no page shows, without those that the document has itself. */
export function createdSamples(
  targets: readonly Target[],
  document: string,
): CollectedSamples {
  return divide(
    targets.flatMap(({operation: {id, slug, samples = []}, from, to}, index) =>
      samples
        .filter(({authored}) => authored !== true)
        .map(({language, code}) => {
          const name = fileName(index, `${slug}-${document}`);
          return prepareSample({id, language, name}, document, () =>
            swapOrigin(code, from, to),
          );
        }),
    ),
  );
}

/** @param read Throws an error if there is no sample. */
function prepareSample(
  sample: Omit<Sample, 'code'>,
  source: string,
  read: () => string,
): Sample | Failure {
  try {
    return {...sample, code: read()};
  } catch (error) {
    const {id, language} = sample;
    const command = `read ${path.relative(process.cwd(), source)}`;
    const reason = (error as Error).message;
    return {id, language, ran: false, command, reason, output: ''};
  }
}

/**
 * Replaces the origin (scheme, host and port) of the only URL in a sample.
 *
 * @throws Error if the sample does not contain the origin exactly once, at the start of a URL.
 */
function swapOrigin(code: string, from: string, to: string): string {
  const [before = '', after = '', ...more] = code.split(from);
  if (code === before || more.length > 0) {
    const count = code === before ? 0 : more.length + 1;
    return fail(`It contains ${from} ${count} times, not once.`);
  }
  return /^[/?"']/.test(after)
    ? before + to + after
    : fail(`Its host differs from that of ${from}.`);
}

function fail(problem: string): never {
  throw new Error(problem);
}

function divide(found: readonly (Sample | Failure)[]): CollectedSamples {
  return {
    samples: found.filter((one) => 'code' in one),
    failures: found.filter((one) => 'reason' in one),
  };
}

function fileName(index: number, slug: string): string {
  return `${index + 1}-${slug}`.replace(/[^\w-]/g, '');
}
