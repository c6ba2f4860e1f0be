/*
 * Why: the samples run in what a reader would run them in, and a machine that lacks it has to say so
 * rather than leave a language out.
 * Reads: the PATH. Run: imported by the scripts of this folder.
 */
import {installDebianPackages} from '../debian.mjs';
import {PlainError, run} from '../run.mjs';

/** Programs by name, as they can be started. */
export interface Tools {
  readonly sh: string;
  readonly python: string;
  readonly go: string;
  readonly gofmt: string;
}

/** A program that the samples need. */
interface Need {
  /** What to call it in a message. */
  readonly title: string;
  readonly debianPackage: string;
  /** How to start it; `undefined` where it is not there. */
  readonly find: () => Promise<string | undefined>;
}

/** The second is where the packages of Debian are, when another Python comes first on the PATH. */
const PYTHONS = ['python3', '/usr/bin/python3'];

const NEEDS: Record<'curl' | keyof Tools, Need> = {
  sh: {
    title: 'a POSIX shell',
    debianPackage: 'dash',
    find: () => starts('sh', ['-c', ':']),
  },
  curl: {
    title: 'curl 7.76 or newer',
    debianPackage: 'curl',
    find: () => starts('curl', ['--fail-with-body', '--version']),
  },
  python: {
    title: 'Python 3 with requests',
    debianPackage: 'python3-requests',
    find: findPython,
  },
  go: {title: 'Go', debianPackage: 'golang-go', find: () => starts('go', ['version'])},
  // Without a file it reads its input, which is empty.
  gofmt: {title: 'gofmt', debianPackage: 'golang-go', find: () => starts('gofmt', [])},
};

/**
 * What the samples need, installed now where something lacks and this user may.
 *
 * @throws PlainError that names what lacks and says how to get it.
 */
export async function ensureTools(): Promise<Tools> {
  const before = missing(await findAll());
  if (before.length > 0) {
    await installDebianPackages('Samples', packagesOf(before));
  }
  const found = await findAll();
  const lacking = missing(found);
  if (lacking.length > 0) {
    throw new PlainError(
      `To run the samples, this machine lacks ${lacking.map(({title}) => title).join(', ')}. Install it (on Debian: apt-get install ${packagesOf(lacking).join(' ')}).`,
    );
  }
  return found as Tools;
}

async function findAll(): Promise<Partial<Tools>> {
  const entries = Object.entries(NEEDS).map(
    async ([name, need]) => [name, await need.find()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function missing(found: Partial<Tools>): Need[] {
  return Object.entries(NEEDS)
    .filter(([name]) => found[name as keyof Tools] === undefined)
    .map(([, need]) => need);
}

function packagesOf(needs: readonly Need[]): string[] {
  return [...new Set(needs.map(({debianPackage}) => debianPackage))];
}

async function starts(command: string, args: string[]): Promise<string | undefined> {
  const {code} = await run(command, args, {capture: true});
  return code === 0 ? command : undefined;
}

/** The program itself, as what is on the PATH may be a script that looks for it every time. */
async function findPython(): Promise<string | undefined> {
  for (const command of PYTHONS) {
    const args = ['-c', 'import sys, requests; print(sys.executable)'];
    const {code, stdout} = await run(command, args, {capture: true});
    if (code === 0) {
      return stdout.trim();
    }
  }
  return undefined;
}
