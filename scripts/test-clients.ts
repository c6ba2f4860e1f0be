/*
 * Why: readers open what the build publishes in programs of others, which change without us.
 * Does: installs these clients, pinned, lets each read the built site at an address of this machine, and prints
 * a table of what its user would notice. No request leaves the machine but those that install packages.
 * Reads: build/, scripts/lib/client-tools. With names of clients as arguments, runs only these. Needs Linux on
 * x64, for which scripts/lib/client-tools/node has Node.js 24.
 * Run: npm run test:clients
 */
import handler from 'serve-handler';
import {choose, readArguments} from './lib/arguments';
import {assistants} from './lib/client-tools/assistants';
import {
  type ApiRequest,
  type Client,
  createKit,
  installClients,
  pinnedVersion,
} from './lib/client-tools/client';
import {generators} from './lib/client-tools/generators';
import {linters} from './lib/client-tools/linters';
import {readers} from './lib/client-tools/readers';
import {requests} from './lib/client-tools/requests';
import {types} from './lib/client-tools/types';
import {type MockServer, startServer} from './lib/mock-server';
import {writeReport} from './lib/reports.mjs';
import {BUILD_DIR, main, requireBuild} from './lib/run.mjs';
import {markdownTable} from './lib/table.mjs';

/** The clients by the folder with their packages. */
const KINDS = {requests, generators, linters, readers, assistants, types};

/** Serves the build as any static host does. */
function serveSite(): Promise<MockServer> {
  return startServer((request, response) => {
    // A client that is busy would find the connection closed that it keeps.
    response.setHeader('connection', 'close');
    void handler(request, response, {
      public: BUILD_DIR,
      cleanUrls: true,
      trailingSlash: false,
    });
  });
}

/** Starts an API that takes every request. */
function startApi(received: ApiRequest[]): Promise<MockServer> {
  return startServer(({method = '', url = '', headers}, response) => {
    received.push({method, target: url, authorization: headers.authorization});
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
}

/** Runs the check of a client. */
async function check(
  kind: string,
  client: Client,
  site: string,
): Promise<{seen: string} | {problem: string}> {
  const received: ApiRequest[] = [];
  const api = await startApi(received);
  const kit = createKit(kind, client, {site, api: api.origin, requests: received});
  try {
    return {seen: await client.check(kit)};
  } catch (error) {
    return {problem: error instanceof Error ? error.message : String(error)};
  } finally {
    await api.stop();
  }
}

main(async () => {
  requireBuild();
  const all = Object.entries(KINDS).flatMap(([kind, clients]) =>
    clients.map((client) => ({kind, client})),
  );
  const {positionals} = readArguments(
    process.argv.slice(2),
    {},
    'Usage: npm run test:clients -- [CLIENT ...]',
  );
  const chosen = choose('client', all, positionals, ({client}) => client.name);
  for (const kind of new Set(chosen.map((row) => row.kind))) {
    console.log(`Installing ${kind} ...`);
    await installClients(kind);
  }
  const site = await serveSite();
  const rows: string[][] = [];
  const failures: {title: string; message: string}[] = [];
  for (const {kind, client} of chosen) {
    const title = [client.name, client.way ?? ''].join(' ').trim();
    console.log(`${title} ...`);
    const result = await check(kind, client, site.origin);
    if ('problem' in result) {
      failures.push({title, message: result.problem});
    }
    const text = 'seen' in result ? result.seen : 'FAILED, see below';
    rows.push([title, pinnedVersion(kind, client.name) ?? '', text]);
  }
  await site.stop();
  console.log(`\n${markdownTable(['client', 'version', 'result'], rows)}\n`);
  failures.forEach(({title, message}) => console.log(`${title}: ${message}\n`));
  writeReport('clients', chosen.length, failures);
});
