import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {temporaryFolder} from '../fixtures/temporary-folder';

const SITE_DIR = fileURLToPath(new URL('../..', import.meta.url));
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

const files = readdirSync(WORKFLOWS_DIR);
const textOf = (file: string): string =>
  readFileSync(path.join(WORKFLOWS_DIR, file), 'utf8');
const jobsOf = (workflow: Workflow): Job[] => Object.values(workflow.jobs);
const stepsOf = (workflow: Workflow): Job['steps'] =>
  jobsOf(workflow).flatMap(({steps}) => steps);

describe.each(files)('The workflow %s', (file) => {
  const text = textOf(file);
  const workflow = parse(text, {strict: true}) as Workflow;

  it('pins each action by its commit, and states the version.', () => {
    const written = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    const used = stepsOf(workflow).filter(({uses}) => uses !== undefined);
    expect(used.length).toBeGreaterThan(0);
    expect(written).toHaveLength(used.length);
    const unpinned = written.filter(
      (line) => !/uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(unpinned).toEqual([]);
  });

  it('has read-only permissions unless a job requests more.', () => {
    expect(workflow.permissions).toEqual({contents: 'read'});
  });

  it('runs no package and has no secret in a job with write permission.', () => {
    const writing = jobsOf(workflow).filter(
      ({permissions}) => permissions?.contents === 'write',
    );
    const scripts = writing.flatMap(({steps}) => steps.map(({run = ''}) => run));
    expect(scripts.join('\n')).not.toMatch(/\b(npm|npx|node)\b/);
    expect(JSON.stringify(writing)).not.toContain('secrets.');
  });

  it('has secrets only in the environment of a step.', () => {
    const others = {
      ...workflow,
      jobs: jobsOf(workflow).map((job) => ({...job, steps: []})),
    };
    const steps = stepsOf(workflow).map((step) => ({...step, env: {}}));
    expect(JSON.stringify([others, steps])).not.toContain('secrets.');
  });

  it('sets a timeout for each job.', () => {
    expect(jobsOf(workflow).map((job) => typeof job['timeout-minutes'])).not.toContain(
      'undefined',
    );
  });

  it('does not insert external input into the text of a script.', () => {
    expect(
      stepsOf(workflow)
        .map(({run = ''}) => run)
        .join('\n'),
    ).not.toContain('${{');
  });

  it('runs only scripts that package.json contains.', () => {
    const {scripts} = JSON.parse(
      readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
    ) as {scripts: Record<string, string>};
    const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('The verification', () => {
  const {jobs} = parse(textOf('verify.yml'), {strict: true}) as Workflow;

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

describe('The takeover of the description', () => {
  const {jobs} = parse(textOf('description.yml'), {strict: true}) as Workflow;
  const commands = (job: string): string[] =>
    jobs[job]?.steps.map(({run = ''}) => run.trim()) ?? [];

  it('records what changed after the description is fetched, and before the site is built.', () => {
    expect(commands('fetch').filter((run) => run.startsWith('npm run'))).toEqual([
      'npm run api:fetch',
      'npm run api:changelog -- HEAD',
      'npm run build',
    ]);
  });

  it('proposes the record with the description.', () => {
    expect(commands('propose').join('\n')).toContain(
      'git add -- openapi/kaia.yaml openapi/changes\n',
    );
  });
});
