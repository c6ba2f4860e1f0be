/*
 * Why: the generation has to work with documents that nobody here has written.
 * Does: generates the reference of every document in a folder, each in a process of its own and
 * into a temporary folder, and prints what was generated and repaired, and what it took. Fails if a
 * document is rejected.
 * Reads: a folder of JSON and YAML files. Run: npm run api:corpus -- <folder>
 */
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {pointersByKind} from '#reference/document/repair';
import {generate} from '#reference/site/openapi-docs/generate';
import {inTemporaryFolder, main, PlainError, run} from './lib/run.mjs';
import {markdownTable} from './lib/table.mjs';

/** Milliseconds until the generation of a document counts as endless. */
const TIMEOUT_MS = 600_000;

const MIB = 1024 * 1024;

interface Result {
  operations: number;
  schemas: number;
  pages: number;
  repairs: [kind: string, count: number][];
  seconds: number;
  /** Peak of the resident memory, in bytes. */
  memory: number;
}

const HEADINGS = ['document', 'operations', 'schemas', 'pages', 'repairs', 's', 'MiB'];

main(async () => {
  const [place = '', isChild] = process.argv.slice(2);
  if (isChild !== undefined) {
    console.log(JSON.stringify(await generateOne(place)));
    return;
  }
  const files = await readdir(place).catch(() => {
    throw new PlainError(`"${place}" is no folder: run npm run api:corpus -- <folder>.`);
  });
  const rows: string[][] = [];
  const details: string[] = [];
  for (const file of files.filter((name) => /\.(json|ya?ml)$/.test(name)).sort()) {
    const args = ['--import', 'tsx', __filename, path.join(place, file), 'child'];
    const options = {capture: true, ending: AbortSignal.timeout(TIMEOUT_MS)};
    const {code, stdout, output} = await run(process.execPath, args, options);
    if (code === 0) {
      const result = JSON.parse(stdout) as Result;
      rows.push(rowOf(file, result));
      const kinds = result.repairs.map(([kind, count]) => `  ${count} × ${kind}`);
      details.push(...(kinds.length === 0 ? [] : [`${file}:`, ...kinds]));
    } else {
      process.exitCode = 1;
      rows.push([file, 'rejected', '', '', '', '', '']);
      details.push(`${file}: ${output.trim()}`);
    }
  }
  if (rows.length === 0) {
    throw new PlainError(`${place} has no JSON or YAML file.`);
  }
  console.log(markdownTable(HEADINGS, rows));
  console.log(['', ...details].join('\n'));
});

function generateOne(file: string): Promise<Result> {
  return inTemporaryFolder('corpus', async (docsDir) => {
    const {operations, schemas, repairs, written, seconds} = await generate(
      {kind: 'file', path: file},
      docsDir,
    );
    return {
      operations,
      schemas,
      pages: written.filter((name) => name.endsWith('.mdx')).length,
      repairs: [...pointersByKind(repairs)].map(([kind, places]) => [
        kind,
        places.length,
      ]),
      seconds,
      memory: process.resourceUsage().maxRSS * 1024,
    };
  });
}

function rowOf(file: string, result: Result): string[] {
  const {operations, schemas, pages, repairs, seconds, memory} = result;
  const count = repairs.reduce((sum, [, places]) => sum + places, 0);
  return [
    file,
    ...[operations, schemas, pages, count].map(String),
    seconds.toFixed(1),
    (memory / MIB).toFixed(0),
  ];
}
