import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const SITE_DIR = fileURLToPath(new URL('../..', import.meta.url));
const WORKFLOWS_DIR = path.join(SITE_DIR, '.github', 'workflows');

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: {uses?: string; run?: string}[];
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

  it('runs no package in a job with write permission.', () => {
    const running = jobsOf(workflow)
      .filter(({permissions}) => permissions?.contents === 'write')
      .flatMap(({steps}) => steps)
      .filter(({run = ''}) => /\b(npm|npx|node)\b/.test(run));
    expect(running).toEqual([]);
  });

  it('sets a timeout for each job.', () => {
    const endless = jobsOf(workflow).filter(
      (job) => job['timeout-minutes'] === undefined,
    );
    expect(endless).toEqual([]);
  });

  it('does not insert external input into the text of a script.', () => {
    const mixed = stepsOf(workflow).filter(({run = ''}) => run.includes('${{'));
    expect(mixed).toEqual([]);
  });

  it('runs only scripts that package.json contains.', () => {
    const {scripts} = JSON.parse(
      readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
    ) as {scripts: Record<string, string>};
    const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
