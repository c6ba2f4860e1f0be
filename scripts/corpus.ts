/*
 * Why: the generation has to work with documents that nobody here has written.
 * Does: generates the reference of every document in a folder, each in a process of its own and
 * into a temporary folder, and prints what was generated and repaired, and what it took. Fails if a
 * document is rejected.
 * Reads: a folder of JSON and YAML files. Run: npm run api:corpus -- <folder>
 */
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pointersByKind} from 'docusaurus-openapi-reference/openapi/repair';
import {generate} from 'docusaurus-openapi-reference/site/openapi-docs/generate';
import {main, PlainError, run} from './lib/run.mjs';
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

main(async () => {
  const [place = '', isChild] = process.argv.slice(2);
  if (isChild !== undefined) {
    console.log(JSON.stringify(await generateOne(place)));
    return;
  }
  const files = await findDocuments(place);
  const rows: string[][] = [];
  const details: string[] = [];
  for (const file of files) {
    const result = await generateInProcess(path.join(place, file));
    rows.push(rowOf(file, result));
    details.push(...detailsOf(file, result));
  }
  console.log(markdownTable(HEADINGS, rows));
  console.log(['', ...details].join('\n'));
});

const HEADINGS = ['document', 'operations', 'schemas', 'pages', 'repairs', 's', 'MiB'];

async function findDocuments(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => {
    throw new PlainError(
      `${folder === '' ? 'No folder is given' : `${folder} is no folder`}: run npm run api:corpus -- <folder>.`,
    );
  });
  const documents = files.filter((file) => /\.(json|ya?ml)$/.test(file)).sort();
  if (documents.length === 0) {
    throw new PlainError(`${folder} has no JSON or YAML file.`);
  }
  return documents;
}

async function generateInProcess(file: string): Promise<Result | string> {
  const {code, stdout, output} = await run(
    process.execPath,
    ['--import', 'tsx', __filename, file, 'child'],
    {capture: true, timeoutMs: TIMEOUT_MS},
  );
  return code === 0 ? (JSON.parse(stdout) as Result) : output.trim();
}

async function generateOne(file: string): Promise<Result> {
  const docsDir = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  try {
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
  } finally {
    await rm(docsDir, {recursive: true, force: true});
  }
}

function rowOf(file: string, result: Result | string): string[] {
  if (typeof result === 'string') {
    process.exitCode = 1;
    return [file, 'rejected', '', '', '', '', ''];
  }
  const {operations, schemas, pages, repairs, seconds, memory} = result;
  return [
    file,
    ...[operations, schemas, pages].map(String),
    String(repairs.reduce((sum, [, count]) => sum + count, 0)),
    seconds.toFixed(1),
    (memory / MIB).toFixed(0),
  ];
}

function detailsOf(file: string, result: Result | string): string[] {
  if (typeof result === 'string') {
    return [`${file}: ${result}`];
  }
  return result.repairs.length === 0
    ? []
    : [`${file}:`, ...result.repairs.map(([kind, count]) => `  ${count} × ${kind}`)];
}
