/*
 * Why: Redocly knows which differences of two descriptions break programs.
 * Run: imported by compare.ts.
 */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {OpenAPIDocument} from 'docusaurus-openapi-reference/openapi/document';
import {packageFile, plainEnvironment, PlainError, run, SITE_DIR} from '../run.mjs';

export interface Side {
  readonly pointer: string;
  readonly value?: unknown;
}

/** A change in the report of `redocly diff --format=json`, the fields that are read. */
export interface Difference {
  /** Type of the node: `Operation`, `Parameter`, `Schema` and so on. */
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  /** The property that was modified. `key` is the name of the node in its parent. */
  readonly property?: string;
  readonly base?: Side;
  readonly revision?: Side;
  /** The rules that it breaks. */
  readonly verdicts: readonly {readonly ruleId: string; readonly impact: string}[];
}

/**
 * Compares two documents.
 *
 * @throws PlainError if Redocly fails.
 */
export async function findDifferences(
  before: OpenAPIDocument,
  after: OpenAPIDocument,
): Promise<Difference[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'changelog-'));
  try {
    const files = await Promise.all(
      Object.entries({before, after}).map(async ([name, document]) => {
        const file = path.join(folder, `${name}.json`);
        await writeFile(file, JSON.stringify(document));
        return file;
      }),
    );
    const result = await run(
      process.execPath,
      [
        packageFile('@redocly/cli/bin/cli.js'),
        'diff',
        ...files,
        '--format=json',
        '--fail-on=none',
        `--config=${path.join(SITE_DIR, 'scripts', 'lib', 'changelog', 'rules.yaml')}`,
      ],
      {
        capture: true,
        env: plainEnvironment({
          REDOCLY_TELEMETRY: 'off',
          REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
          REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
        }),
      },
    );
    if (result.code !== 0) {
      throw new PlainError(`Redocly cannot compare the descriptions:\n${result.output}`);
    }
    return (JSON.parse(result.stdout) as {changes: Difference[]}).changes;
  } finally {
    await rm(folder, {recursive: true});
  }
}
