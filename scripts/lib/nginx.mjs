/*
 * Why: the build brings a part of a configuration for nginx, and what it says is only known where an
 * nginx reads it.
 * Reads: NGINX_PATH, the PATH, and build/_nginx.conf. Run: imported by the scripts and the tests.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installDebianPackages} from './debian.mjs';
import {PlainError, run, SITE_DIR} from './run.mjs';
import {startProgram} from './server.mjs';

/** Where it is: on the PATH of its user, and where Debian keeps it for root. */
const PLACES = ['nginx', '/usr/sbin/nginx'];

const HOW_TO_GET_ONE =
  'Install it (on Debian: apt-get install nginx-light), or set NGINX_PATH to the program.';

/** Types of the files that a build has. */
const TYPES = `types {
    text/html html;
    text/css css;
    text/plain txt;
    application/javascript js;
    application/json json;
    application/xml xml;
    image/svg+xml svg;
  }`;

/**
 * An nginx that runs: NGINX_PATH, else one on this machine, else one that is installed now, where
 * this user may.
 *
 * @returns {Promise<string>}
 * @throws {PlainError} that says how to get one.
 */
export async function ensureNginx() {
  const given = process.env.NGINX_PATH?.trim() ?? '';
  if (given !== '') {
    if (await isNginx(given)) {
      return given;
    }
    throw new PlainError(
      `NGINX_PATH is "${given}", which cannot be run. ${HOW_TO_GET_ONE}`,
    );
  }
  const found = (await findNginx()) ?? (await installNginx());
  if (found === undefined) {
    throw new PlainError(`No nginx was found to serve the build. ${HOW_TO_GET_ONE}`);
  }
  return found;
}

/**
 * Serves build/ with nginx, as a host that includes the file of the build does.
 *
 * @param {string} nginx the program.
 * @returns {Promise<{address: string, stop: () => Promise<void>}>}
 */
export async function startNginx(nginx) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const remove = () => rmSync(folder, {recursive: true, force: true});
  try {
    const server = await startProgram('nginx', (port) => {
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, configuration(port, folder));
      return [nginx, '-e', 'stderr', '-p', folder, '-c', file];
    });
    return {
      address: server.address,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * @param {number} port
 * @param {string} folder for what it writes
 */
function configuration(port, folder) {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${path.join(folder, name)};`)
    .join('\n');
  // Its workers would else be of a user who may not read the folder of the build.
  return `${isRoot ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid ${path.join(folder, 'nginx.pid')};
events {
  worker_connections 1024;
}
http {
  ${TYPES}
${temporary}
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${path.join(SITE_DIR, 'build')};
    include ${path.join(SITE_DIR, 'build', '_nginx.conf')};
  }
}
`;
}

/** @returns {Promise<string | undefined>} */
async function findNginx() {
  for (const place of PLACES) {
    if (await isNginx(place)) {
      return place;
    }
  }
  return undefined;
}

/** @param {string} program */
async function isNginx(program) {
  const {code, output} = await run(program, ['-v'], {capture: true});
  return code === 0 && /nginx/i.test(output);
}

/** @returns {Promise<string | undefined>} */
async function installNginx() {
  return (await installDebianPackages('nginx', ['nginx-light']))
    ? findNginx()
    : undefined;
}
