/*
 * Why: tests the samples as printed on pages, like a reader copies them, so a missing page or sample is a
 * failure.
 * Reads: build/.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {CodeSample} from '#reference/samples/code-sample';
import type {Operation} from '#reference/operation/operation';
import {operationRoute} from '#reference/route/route';
import {sampleLanguages} from '#reference/samples';

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
  readonly operation: Pick<Operation, 'id' | 'tag' | 'slug'> & {
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
  const found = targets.map(async (target, index) => {
    const {id, slug} = target.operation;
    const page = path.join(buildDir, `${operationRoute(target.operation)}.html`);
    const $ = load(await readFile(page, 'utf8').catch(() => ''));
    return sampleLanguages.map(({id: language}) => {
      const codes = $(`[data-language-sample="${language}"] pre code`);
      const sample = {id, language, name: fileName(index, slug), code: codes.text()};
      return codes.length === 1
        ? withOrigin(sample, page, target)
        : failure(
            sample,
            page,
            `The page has ${codes.length} samples in this language, not one.`,
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
    targets.flatMap((target, index) => {
      const {id, slug, samples = []} = target.operation;
      const name = fileName(index, `${slug}-${document}`);
      return samples
        .filter(({authored}) => authored !== true)
        .map(({language, code}) =>
          withOrigin({id, language, name, code}, document, target),
        );
    }),
  );
}

/** Replaces the origin (scheme, host and port) of the URL in a sample, which must be the only one. */
function withOrigin(
  sample: Sample,
  source: string,
  {from, to}: Target,
): Sample | Failure {
  const [before = '', after = '', ...more] = sample.code.split(from);
  if (sample.code === before || more.length > 0) {
    const count = sample.code === before ? 0 : more.length + 1;
    return failure(sample, source, `It contains ${from} ${count} times, not once.`);
  }
  return /^[/?"']/.test(after)
    ? {...sample, code: before + to + after}
    : failure(sample, source, `Its host differs from that of ${from}.`);
}

function failure({id, language}: Sample, source: string, reason: string): Failure {
  const command = `read ${path.relative(process.cwd(), source)}`;
  return {id, language, ran: false, command, reason, output: ''};
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
