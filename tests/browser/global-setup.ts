import {type ChildProcess, spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {API_ORIGIN, FIXTURE_ORIGIN, SITE_ORIGIN} from './origins';

const SITE_DIR = path.resolve(__dirname, '../..');

/** How long a server may take until it answers, in milliseconds. */
const START_TIMEOUT_MS = 60_000;

/** How often it is asked whether it answers yet, in milliseconds. */
const POLL_MS = 100;

/**
 * Starts what the browser tests talk to, on ports that are free: the build, served as `npm run serve` does, a mock of the API that Prism makes from the description, and the fixture sites, which are built when a test asks for one.
 *
 * @returns what ends them.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [sitePort, apiPort, fixturePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const servers = [
    start('npm run serve', ['scripts/serve.mjs'], {PORT: String(sitePort)}),
    start('Prism', [
      'node_modules/@stoplight/prism-cli/dist/index.js',
      ...['mock', '--host', '127.0.0.1', '--port', String(apiPort)],
      path.join(SITE_DIR, 'openapi', 'kaia.yaml'),
    ]),
    start('The fixture sites', ['tests/browser/specification/fixture-sites.mjs'], {
      PORT: String(fixturePort),
    }),
  ];
  process.env[SITE_ORIGIN] = `http://localhost:${sitePort}`;
  process.env[API_ORIGIN] = `http://127.0.0.1:${apiPort}`;
  process.env[FIXTURE_ORIGIN] = `http://localhost:${fixturePort}`;
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    await Promise.all([
      servers[0]?.answersAt(process.env[SITE_ORIGIN]),
      servers[1]?.answersAt(process.env[API_ORIGIN]),
      servers[2]?.answersAt(process.env[FIXTURE_ORIGIN]),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

interface StartedServer {
  /** Waits until it answers, whatever it is. */
  answersAt: (address: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a program with Node; what it prints is shown only when it fails. */
function start(
  name: string,
  [program = '', ...args]: string[],
  env: Record<string, string> = {},
): StartedServer {
  const server: ChildProcess = spawn(
    process.execPath,
    [path.join(SITE_DIR, program), ...args],
    {
      cwd: SITE_DIR,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  server.stdout?.on('data', (chunk) => (output += String(chunk)));
  server.stderr?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => {
      resolve();
    });
  });
  return {
    async answersAt(address) {
      const end = performance.now() + START_TIMEOUT_MS;
      while (!(await answers(address))) {
        if (server.exitCode !== null || performance.now() > end) {
          throw new Error(`${name} did not answer at ${address}:\n${output}`);
        }
        await delay(POLL_MS);
      }
    },
    async stop() {
      server.kill();
      await ended;
    },
  };
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, resolve);
  });
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
