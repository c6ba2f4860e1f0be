/*
 * Why: readers paste the commands of a guide one after the other.
 * Does: runs the commands of each guide in the order given, in a folder of its own, with the newest packages of
 * npm; saves the files that the guide shows. Addresses of the service lead to a mock, those of the site to
 * build/. What is not run is in scripts/lib/guides/table.ts, with the reason; what differs there from the guides
 * is a failure.
 * Reads: build/, docs/. With names of guides as arguments, such as guides/faq.mdx, runs only these.
 * Run: npm run test:guides
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import handler from 'serve-handler';
import {choose, readArguments} from './lib/arguments';
import {type Block, readBlocks} from './lib/guides/blocks';
import {startGuideMock} from './lib/guides/mock';
import {type Setup, SETUPS} from './lib/guides/table';
import {startServer} from './lib/mock-server';
import {anyFreePort} from './lib/port.mjs';
import {requirePrograms, SAMPLE_PROGRAMS} from './lib/programs.mjs';
import {writeReport} from './lib/reports.mjs';
import {
  BUILD_DIR,
  inTemporaryFolder,
  main,
  plainEnvironment,
  requireBuild,
  run,
  SITE_DIR,
} from './lib/run.mjs';
import {markdownTable} from './lib/table.mjs';

interface Guide {
  /** Path in `docs`. */
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly setup: Setup;
}

/** What the mock of the guide about mock servers listens to, there. */
const MOCK_PORT = '4010';

const KEY = 'paste-your-key-here';

/** Reads the hand-written pages that have commands: generated ones are not in Git. */
function readGuides(): Guide[] {
  const listed = execFileSync('git', ['ls-files', '-z', 'docs'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const name = file.replace(/^docs\//, '');
      const blocks = readBlocks(readFileSync(path.join(SITE_DIR, file), 'utf8'));
      return {name, blocks, setup: SETUPS[name] ?? {}};
    })
    .filter(({name, blocks}) => name in SETUPS || blocks.some((one) => one.isCommand));
}

/** Returns the first of the texts that a command contains. */
function textIn(block: Block, texts: readonly string[] = []): string | undefined {
  return block.isCommand ? texts.find((text) => block.code.includes(text)) : undefined;
}

const isSkipped = ({setup}: Guide, block: Block): boolean =>
  textIn(block, Object.keys(setup.skipped ?? {})) !== undefined;

/** Returns the texts of the table that no block of the guide contains. */
function unusedTexts({blocks, setup}: Guide): string[] {
  const {skipped, servers = [], restarts = [], values} = setup;
  const texts = [skipped, values].flatMap((part) => Object.keys(part ?? {}));
  return [...texts, ...servers, ...restarts].filter(
    (text) => !blocks.some(({code}) => code.includes(text)),
  );
}

/** Begins the line of output before a block, with its line in the guide. */
const MARK = '=== line ';

const PROLOGUE = `set -eo pipefail
start=$PWD
# Servers have groups of their own, which end with the script.
set -m
trap 'for job in $(jobs -p); do kill -- "-$job"; done' EXIT`;

/** Returns the shell script of what a reader does with a block. */
function scriptOf(block: Block, code: string, {restarts, servers}: Setup): string {
  const {line, file, isCommand} = block;
  const save =
    file === undefined
      ? []
      : [
          `mkdir -p "$(dirname '${file}')"`,
          `cat > '${file}' <<'=== end'\n${code}=== end`,
        ];
  const command = file === undefined ? code.trimEnd() : `bash '${file}'`;
  const wait = `curl --silent --output /dev/null --retry 300 --retry-delay 1 --retry-connrefused "$MOCK"`;
  const isServer = textIn(block, servers) !== undefined;
  return [
    `echo '${MARK}${line}'`,
    ...(textIn(block, restarts) === undefined ? [] : ['cd "$(mktemp -d -p "$start")"']),
    ...save,
    ...(isCommand ? [isServer ? `{\n${command}\n} &\n${wait}` : command] : []),
  ].join('\n');
}

/**
 * Runs the commands of a guide in a folder.
 *
 * @returns what was wrong
 */
async function runGuide(
  guide: Guide,
  folder: string,
  {site, python}: {site: string; python: string},
): Promise<string[]> {
  const {blocks, setup} = guide;
  const mock = await startGuideMock(path.join(BUILD_DIR, 'openapi.json'));
  const port = String(await anyFreePort());
  const rewrite = (text: string): string =>
    Object.entries(setup.values ?? {})
      .reduce((whole, [name, value]) => whole.replaceAll(name, value), text)
      // A loop names the host by a variable.
      .replace(/https:\/\/(?:(?:mainnet|kairos)-oapi|\$host)\.kaiascan\.io/g, mock.origin)
      .replaceAll('https://docs.kaiascan.io', site)
      .replaceAll(MOCK_PORT, port);
  for (const [name, published] of Object.entries(setup.downloads ?? {})) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    const text = readFileSync(path.join(BUILD_DIR, published), 'utf8');
    writeFileSync(file, rewrite(text));
  }
  const script = blocks
    .filter((block) => !isSkipped(guide, block))
    .map((block) => scriptOf(block, rewrite(block.code), setup));
  const {code, output} = await run('bash', ['-c', [PROLOGUE, ...script].join('\n')], {
    cwd: folder,
    capture: true,
    env: plainEnvironment({
      KAIASCAN_API_KEY: KEY,
      MOCK: `http://127.0.0.1:${port}`,
      PATH: [python, process.env['PATH'] ?? ''].join(path.delimiter),
      // The reader agrees to what npx installs.
      npm_config_yes: 'true',
    }),
  });
  await mock.stop();
  const refused = mock.answered.filter(
    // A proxy passes on the request that waits for it.
    (line) => !line.startsWith('200 ') && !line.endsWith(' GET /'),
  );
  const last = output.slice(output.lastIndexOf(MARK)).trim();
  return [
    ...(code === 0 ? [] : [last]),
    ...refused.map((line) => `A request was refused: ${line}`),
    ...unusedTexts(guide).map((text) => `The table names "${text}", the guide does not.`),
  ];
}

main(async () => {
  requireBuild();
  const {positionals} = readArguments(
    process.argv.slice(2),
    {},
    'Usage: npm run test:guides -- [GUIDE ...]',
  );
  const guides = choose('guide', readGuides(), positionals, ({name}) => name);
  const {python} = await requirePrograms(SAMPLE_PROGRAMS);
  const site = await startServer((request, response) => {
    void handler(request, response, {public: BUILD_DIR, cleanUrls: true});
  });
  const rows: string[][] = [];
  const failures: {title: string; message: string}[] = [];
  for (const guide of guides) {
    const {name, blocks, setup} = guide;
    console.log(`${name} ...`);
    const problems = await inTemporaryFolder('guide', (folder) =>
      runGuide(guide, folder, {site: site.origin, python: path.dirname(python)}),
    );
    if (problems.length > 0) {
      failures.push({title: name, message: problems.join('\n')});
    }
    const commands = blocks.filter(({isCommand}) => isCommand);
    const skipped = commands.filter((block) => isSkipped(guide, block));
    const reasons = new Set(Object.values(setup.skipped ?? {}));
    rows.push([
      name,
      String(commands.length - skipped.length),
      problems.length === 0 ? 'passed' : 'FAILED, see below',
      skipped.length === 0 ? '' : `${skipped.length}: ${[...reasons].join('; ')}`,
    ]);
  }
  await site.stop();
  const table = markdownTable(['guide', 'blocks run', 'result', 'not run'], rows);
  console.log(`\n${table}\n`);
  failures.forEach(({title, message}) => console.log(`${title}: ${message}\n`));
  writeReport('guides', guides.length, failures);
});
