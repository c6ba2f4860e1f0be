/*
 * Why: the samples need the programs that readers use; a missing program must be reported, not
 * skip a language.
 * Reads: the PATH. Run: imported by the scripts of this folder.
 */
import {installDebianPackages} from '../debian.mjs';
import {PlainError, run} from '../run.mjs';

export interface Tools {
  readonly sh: string;
  readonly bash: string;
  readonly python: string;
  readonly go: string;
  readonly gofmt: string;
}

interface RequiredProgram {
  readonly title: string;
  readonly debianPackage: string;
  /** Returns the command; `undefined` if it is not installed. */
  readonly find: () => Promise<string | undefined>;
}

/** The second has Debian's packages, even if another Python is first on the PATH. */
const PYTHONS = ['python3', '/usr/bin/python3'];

const REQUIRED_PROGRAMS: Record<'curl' | keyof Tools, RequiredProgram> = {
  sh: {
    title: 'a POSIX shell',
    debianPackage: 'dash',
    find: () => commandIfWorking('sh', ['-c', ':']),
  },
  bash: {
    title: 'bash',
    debianPackage: 'bash',
    find: () => commandIfWorking('bash', ['-c', ':']),
  },
  curl: {
    title: 'curl 7.76 or newer',
    debianPackage: 'curl',
    find: () => commandIfWorking('curl', ['--fail-with-body', '--version']),
  },
  python: {
    title: 'Python 3 with requests',
    debianPackage: 'python3-requests',
    find: findPython,
  },
  go: {
    title: 'Go',
    debianPackage: 'golang-go',
    find: () => commandIfWorking('go', ['version']),
  },
  // Without a file, it reads the closed standard input.
  gofmt: {
    title: 'gofmt',
    debianPackage: 'golang-go',
    find: () => commandIfWorking('gofmt', []),
  },
};

/**
 * Returns the required programs; installs missing ones if permitted.
 *
 * @throws PlainError with the missing programs and how to install them.
 */
export async function ensureTools(): Promise<Tools> {
  const before = missing(await findAll());
  if (before.length > 0) {
    await installDebianPackages('Samples', packagesOf(before));
  }
  const found = await findAll();
  const stillMissing = missing(found);
  if (stillMissing.length > 0) {
    throw new PlainError(
      `The samples require ${stillMissing.map(({title}) => title).join(', ')}, which is not installed. Install it (on Debian: apt-get install ${packagesOf(stillMissing).join(' ')}).`,
    );
  }
  return found as Tools;
}

async function findAll(): Promise<Partial<Tools>> {
  const entries = Object.entries(REQUIRED_PROGRAMS).map(
    async ([name, need]) => [name, await need.find()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function missing(found: Partial<Tools>): RequiredProgram[] {
  return Object.entries(REQUIRED_PROGRAMS)
    .filter(([name]) => found[name as keyof Tools] === undefined)
    .map(([, need]) => need);
}

function packagesOf(needs: readonly RequiredProgram[]): string[] {
  return [...new Set(needs.map(({debianPackage}) => debianPackage))];
}

async function commandIfWorking(
  command: string,
  args: string[],
): Promise<string | undefined> {
  const {code} = await run(command, args, {capture: true});
  return code === 0 ? command : undefined;
}

/** Resolves the interpreter, because the command on the PATH may be a slow wrapper script. */
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
