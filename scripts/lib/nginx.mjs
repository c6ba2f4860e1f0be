/*
 * Why: the build brings a part of a configuration for nginx, and what it says is only known where an
 * nginx reads it.
 * Reads: NGINX_PATH, the PATH, and build/_nginx.conf. Run: imported by the scripts and the tests.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureProgram} from './program.mjs';
import {SITE_DIR} from './run.mjs';
import {startProgram} from './server.mjs';

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
 * @throws {import('./run.mjs').PlainError} that says how to get one.
 */
export async function ensureNginx() {
  return ensureProgram({
    title: 'nginx',
    purpose: 'to serve the build',
    variable: 'NGINX_PATH',
    names: ['nginx'],
    // Where Debian keeps it, for root.
    places: ['/usr/sbin/nginx'],
    versionFlag: '-v',
    says: /nginx/i,
    install: 'nginx',
    debianPackage: 'nginx-light',
  });
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
