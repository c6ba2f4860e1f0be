/*
 * Why: the build contains nginx directives, and only nginx can show that they work.
 * Reads: build/_nginx.conf.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR, inTemporaryFolder} from './run.mjs';
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
 * Serves build/ with nginx and build/_nginx.conf while `use` runs.
 *
 * @param {string} nginx path of the program.
 * @param {(address: string) => Promise<void>} use
 */
export function withNginx(nginx, use) {
  return inTemporaryFolder('nginx', async (folder) => {
    const server = await startProgram('nginx', (port) => {
      const file = path.join(folder, 'nginx.conf');
      writeFileSync(file, configuration(port, folder));
      return [nginx, '-e', 'stderr', '-p', folder, '-c', file];
    });
    await use(server.address).finally(server.stop);
  });
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
