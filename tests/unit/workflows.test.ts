import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {SITE_DIR} from '../../scripts/lib/run.mjs';
import {temporaryFolder} from '../fixtures/temporary-folder';

const WORKFLOWS_DIR = path.join(SITE_DIR, '.github', 'workflows');

interface Job {
  needs?: string;
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: {id?: string; uses?: string; run?: string; env?: Record<string, string>}[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const textOf = (file: string): string =>
  readFileSync(path.join(WORKFLOWS_DIR, file), 'utf8');

const read = (file: string): Workflow => parse(textOf(file), {strict: true}) as Workflow;

const {scripts} = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
) as {
  scripts: Record<string, string>;
};

describe.each(readdirSync(WORKFLOWS_DIR))('The workflow %s', (file) => {
  const text = textOf(file);
  const workflow = read(file);
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);
  const writing = jobs.filter(({permissions}) => permissions?.contents === 'write');

  it('pins each action by its commit, and states the version.', () => {
    const written = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    const used = steps.filter(({uses}) => uses !== undefined);
    expect(used.length).toBeGreaterThan(0);
    expect(written).toHaveLength(used.length);
    const pinned = /uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(written.filter((line) => !pinned.test(line))).toEqual([]);
  });

  it('has read-only permissions unless a job requests more, which runs no package and has no secret.', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
    const programs = writing.flatMap((job) => job.steps.map(({run = ''}) => run));
    expect(programs.filter((run) => /\b(npm|npx|node)\b/.test(run))).toEqual([]);
    expect(JSON.stringify(writing)).not.toMatch(/\bsecrets\./);
  });

  it('has secrets in the environment of steps only.', () => {
    const values = steps.flatMap(({env = {}}) => Object.values(env));
    expect(JSON.stringify(workflow).match(/\bsecrets\./g)?.length ?? 0).toBe(
      values.filter((value) => /\bsecrets\./.test(value)).length,
    );
  });

  it('sets a timeout for each job.', () => {
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('does not insert external input into the text of a script.', () => {
    expect(steps.filter(({run = ''}) => run.includes('${{'))).toEqual([]);
  });

  it('runs only scripts that package.json contains.', () => {
    const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

describe('The verification', () => {
  const {jobs} = read('verify.yml');

  it.each([
    ['a-key', 'exists=true\n'],
    ['', ''],
  ])('finds out whether the repository has a key (%j).', async (key, expected) => {
    const file = path.join(await temporaryFolder(), 'output');
    writeFileSync(file, '');
    const [step] = jobs['key']?.steps ?? [];
    const printed = execFileSync('sh', ['-e', '-c', step?.run ?? 'false'], {
      env: {PATH: process.env['PATH'], KAIASCAN_API_KEY: key, GITHUB_OUTPUT: file},
      encoding: 'utf8',
    });
    expect(readFileSync(file, 'utf8')).toBe(expected);
    expect(printed).toMatch(
      key === '' ? /^The repository has no secret [^\n]+\n$/ : /^$/,
    );
  });

  it('calls the service only with a key, and proposes what held although others differ.', () => {
    expect(jobs['verify']).toMatchObject({
      needs: 'key',
      if: "needs.key.outputs.exists == 'true'",
    });
    expect(jobs['propose']).toMatchObject({
      needs: 'verify',
      if: "!cancelled() && needs.verify.outputs.changed == 'true'",
    });
  });
});

it('The takeover of the description records what changed before the site is built, and proposes it.', () => {
  const {jobs} = read('description.yml');
  const commands = (job: string): string[] =>
    jobs[job]?.steps.map(({run = ''}) => run.trim()) ?? [];
  expect(commands('fetch').filter((run) => run.startsWith('npm run'))).toEqual([
    ...['npm run api:fetch', 'npm run api:changelog -- HEAD', 'npm run build'],
  ]);
  expect(commands('propose').join('\n')).toContain(
    'git add -- openapi/kaia.yaml openapi/changes\n',
  );
});
