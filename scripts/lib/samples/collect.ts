/*
 * Why: tests the samples as printed on pages, so a missing page or sample is a failure.
 * Reads: build/. Run: imported by the scripts of this folder.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CodeSample} from 'docusaurus-openapi-reference/reference/code-sample';
import type {Operation} from 'docusaurus-openapi-reference/reference/operation';
import {operationRoute} from 'docusaurus-openapi-reference/reference/route';
import {sampleLanguages} from 'docusaurus-openapi-reference/code-samples';
import {readSamples, swapOrigin, type PageSample} from './page';
import type {Failure, Sample} from './sample';

type Named = Pick<Operation, 'id' | 'tag' | 'slug'>;

/** An operation to test, with the origin in its samples and its replacement. */
export interface Target {
  readonly operation: Named &
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
  const found = targets.map(async (target, index) => {
    const page = path.join(buildDir, `${operationRoute(target.operation)}.html`);
    const html = await readFile(page, 'utf8').catch(() => '');
    const printed = readSamples(html, target.operation.servers?.[0]?.id ?? '');
    return sampleLanguages.map(({id: language}) =>
      prepareSample(target, language, {
        name: fileName(index, target.operation.slug),
        source: path.relative(process.cwd(), page),
        read: () => onlySample(printed, language),
      }),
    );
  });
  return divide((await Promise.all(found)).flat());
}

/** Returns the samples of operations that no page shows, without those that the document has itself. */
export function createdSamples(
  targets: readonly Target[],
  document: string,
): CollectedSamples {
  return divide(
    targets.flatMap((target, index) =>
      (target.operation.samples ?? [])
        .filter(({authored}) => authored !== true)
        .map(({language, code}) =>
          prepareSample(target, language, {
            name: fileName(index, `${target.operation.slug}-${document}`),
            source: document,
            read: () => code,
          }),
        ),
    ),
  );
}

interface SampleSource {
  readonly name: string;
  readonly source: string;
  /** @throws Error if there is no sample. */
  readonly read: () => string;
}

function prepareSample(
  {operation: {id}, from, to}: Target,
  language: string,
  {name, source, read}: SampleSource,
): Sample | Failure {
  try {
    return {id, language, name, code: swapOrigin(read(), from, to)};
  } catch (error) {
    return {
      id,
      language,
      ran: false,
      command: `read ${source}`,
      reason: (error as Error).message,
      output: '',
    };
  }
}

function divide(found: readonly (Sample | Failure)[]): CollectedSamples {
  return {
    samples: found.filter((one) => 'code' in one),
    failures: found.filter((one) => 'reason' in one),
  };
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
