/*
 * Why: the build contains nginx directives, and only nginx can show that they work.
 * Reads: build/_nginx.conf. Run: imported by the scripts and the tests.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {BUILD_DIR} from './run.mjs';
import {startProgram} from './server.mjs';

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
 * Serves build/ with nginx and build/_nginx.conf.
 *
 * @param {string} nginx path of the program.
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
 * @param {string} folder for temporary files
 */
function configuration(port, folder) {
  const isRoot = process.getuid?.() === 0;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${path.join(folder, name)};`)
    .join('\n');
  // By default, its workers run as a user without access to the build.
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
    root ${BUILD_DIR};
    include ${path.join(BUILD_DIR, '_nginx.conf')};
  }
}
`;
}
