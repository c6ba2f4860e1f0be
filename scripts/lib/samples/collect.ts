/*
 * Why: tests the samples as printed on pages, so a missing page or sample is a failure.
 * Reads: build/. Run: imported by the scripts of this folder.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Operation} from '../../../src/reference/operation';
import {operationRoute} from '../../../src/reference/route';
import {sampleLanguages} from '../../../src/reference/code-sample';
import {readSamples, swapOrigin, type PageSample} from './page';
import type {Failure, Sample} from './sample';

type Named = Pick<Operation, 'id' | 'tag' | 'slug'>;

/** An operation to test, with the origin in its samples and its replacement. */
export interface Target {
  readonly operation: Named & Partial<Pick<Operation, 'samples'>>;
  readonly from: string;
  readonly to: string;
}

export async function collectSamples(
  targets: readonly Target[],
  buildDir: string,
): Promise<{samples: Sample[]; failures: Failure[]}> {
  const samples: Sample[] = [];
  const failures: Failure[] = [];
  for (const [index, {operation, from, to}] of targets.entries()) {
    const page = path.join(buildDir, `${operationRoute(operation)}.html`);
    const printed = readSamples(await readFile(page, 'utf8').catch(() => ''));
    for (const {id: language} of sampleLanguages) {
      try {
        const name = fileName(index, operation.slug);
        const code = swapOrigin(onlySample(printed, language), from, to);
        samples.push({id: operation.id, language, name, code});
      } catch (error) {
        failures.push({
          id: operation.id,
          language,
          ran: false,
          command: `read ${path.relative(process.cwd(), page)}`,
          reason: (error as Error).message,
          output: '',
        });
      }
    }
  }
  return {samples, failures};
}

/** Returns the samples of operations that no page shows, without those that the document has itself. */
export function createdSamples(targets: readonly Target[], document: string): Sample[] {
  return targets.flatMap(({operation: {id, slug, samples = []}, from, to}, index) =>
    samples
      .filter(({authored}) => authored !== true)
      .map(({language, code}) => ({
        id,
        language,
        name: fileName(index, `${slug}-${document}`),
        code: swapOrigin(code, from, to),
      })),
  );
}

function onlySample(printed: readonly PageSample[], wanted: string): string {
  const [found, ...more] = printed.filter(({language}) => language === wanted);
  if (found === undefined || more.length > 0) {
    const count = found === undefined ? 0 : more.length + 1;
    throw new Error(`The page has ${count} samples in this language, not one.`);
  }
  return found.code;
}

function fileName(index: number, slug: string): string {
  return `${index + 1}-${slug}`.replace(/[^\w-]/g, '');
}
