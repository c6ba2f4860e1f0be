import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {LIST_FILES} from '#reference/site/markdown/files';
import {readDataFiles} from '#reference/site/openapi-docs/read-site-files';
import {hostFiles, HOSTS} from '#reference/site/hosts/index';
import {openRules, securityHeaders} from '#reference/site/hosts/rules';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {bundleMcp} from '../../scripts/lib/bundle-mcp';
import {BUILD_DIR, builtText} from '../build/pages';
import {serving} from '../serving';
import {installTools, runTool, type Server, SERVERS, toolFile} from './servers';

/** A copy of the build with the files of all hosts. */
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-build-'));

const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(builtText('_headers')) ?? [];

beforeAll(async () => {
  cpSync(BUILD_DIR, folder, {recursive: true});
  // Servers that begin as root read the folder as another user.
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  const rules = {
    baseUrl: '/',
    headers: securityHeaders(policy),
    open: openRules([
      ...LIST_FILES,
      ...readDataFiles(path.join(BUILD_DIR, '..', 'docs')),
    ]),
  };
  for (const [file, content] of hostFiles(HOSTS, rules, 'docs')) {
    writeFileSync(path.join(folder, file), content);
  }
  await installTools();
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a path as it is: `fetch` would correct it. */
function get(server: Server, target: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const {hostname, port} = new URL(server.address);
    const sent = request({hostname, port, path: target}, (response) => {
      const {statusCode: status, headers} = response;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status, headers, body: Buffer.concat(chunks).toString()}),
      );
    });
    sent.on('error', reject).end();
  });
}

/** What only some hosts can. */
interface Abilities {
  /** Redirect to the address without `.html`. */
  readonly redirectsHtml?: false;
  /** Say that pages are to be asked for again. */
  readonly setsPagesCache?: false;
}

const ABILITIES: Readonly<Record<keyof typeof SERVERS, Abilities>> = {
  nginx: {},
  apache: {},
  caddy: {},
  lighttpd: {redirectsHtml: false},
  // These three ask again by default.
  firebase: {setsPagesCache: false},
  cloudflare: {setsPagesCache: false},
  workers: {setsPagesCache: false},
};

const TYPES = [
  ['/faq.md', 'text/markdown; charset=utf-8'],
  ['/plans/PRO%20PLUS.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/openapi.yaml', 'application/yaml'],
  ['/openapi.json', 'application/json'],
  ['/types/kaia.d.ts', 'text/plain; charset=utf-8'],
  ['/types/kaia.py', 'text/plain; charset=utf-8'],
  ['/types/views/AccountView.json', 'application/json'],
  ['/.well-known/api-catalog', 'application/linkset+json'],
] as const;

const PAGES = [
  ...['/', '/api', '/faq', '/guides/paging', '/api/Block/get-block'],
  ...['/plans/PRO%20PLUS', '/plans/PRO%20PLUS/Endpoints', '/faq?a=b'],
];

const asset = /assets\/js\/[^"]+\.js/.exec(builtText('faq.html'))?.[0] ?? '';

describe.each(Object.keys(SERVERS) as (keyof typeof SERVERS)[])('%s', (host) => {
  const {redirectsHtml = true, setsPagesCache = true} = ABILITIES[host];
  const temporary = mkdtempSync(path.join(tmpdir(), `hosts-${host}-`));
  let server: Server;

  beforeAll(async () => {
    server = await SERVERS[host](folder, temporary);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(temporary, {recursive: true, force: true});
  });

  it.each(PAGES)('serves the page %s with the policy.', async (page) => {
    const {status, headers, body} = await get(server, page);
    expect(status).toBe(200);
    expect(body).toContain('<title');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html; charset=utf-8$/i) as string,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    expect(setsPagesCache ? headers['cache-control'] : 'no-cache').toBe('no-cache');
  });

  it.each([
    ...['/api/', '/guides/paging/', '/plans/PRO%20PLUS/', '/plans/PRO%20PLUS/Endpoints/'],
    ...(redirectsHtml ? ['/api.html', '/plans/PRO%20PLUS.html', '/faq.html?a=b'] : []),
    ...(redirectsHtml ? ['/index.html'] : []),
  ])('redirects %s to the one address of the page.', async (address) => {
    const {status, headers} = await get(server, address);
    expect([301, 307, 308]).toContain(status);
    const target = new URL(headers.location ?? '', server.address);
    expect(target.href).toBe(
      server.address + address.replace(/(.)\/$|index\.html|\.html/, '$1'),
    );
  });

  it.each(TYPES)('serves %s to all sites as %s.', async (file, type) => {
    const {status, headers} = await get(server, file);
    expect({status, ...headers}).toMatchObject({
      status: 200,
      'content-type': type,
      'access-control-allow-origin': '*',
    });
  });

  it('lets browsers keep assets for a year.', async () => {
    const {status, headers} = await get(server, `/${asset}`);
    expect({status, ...headers}).toMatchObject({
      status: 200,
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['/nowhere', '/API', '/guides/nowhere/deeper'])(
    'answers %s with the page for unknown paths.',
    async (address) => {
      const {status, body} = await get(server, address);
      expect(status).toBe(404);
      expect(body).toContain('Page Not Found');
    },
  );

  it.each([
    '//other.example/',
    '//other.example/index.html',
    '/%2fother.example/',
    '/%5cother.example/',
  ])('redirects %s to no other host.', async (address) => {
    const {headers} = await get(server, address);
    const location = headers.location ?? '';
    const target = new URL(location.replaceAll('\\', '/'), server.address);
    expect(target.origin).toBe(server.address);
  });
});

describe('What a host reads', () => {
  it('Vercel: pages without .html, and headers by path.', async () => {
    const project = mkdtempSync(path.join(tmpdir(), 'hosts-vercel-'));
    cpSync(folder, project, {recursive: true});
    mkdirSync(path.join(project, '.vercel'));
    writeFileSync(
      path.join(project, '.vercel', 'project.json'),
      JSON.stringify({projectId: 'p', orgId: 'o', settings: {framework: null}}),
    );
    await runTool(project, 'vercel/dist/vc.js', ['build', '--yes', '--token', 'none']);
    const output = readFileSync(path.join(project, '.vercel/output/config.json'), 'utf8');
    rmSync(project, {recursive: true, force: true});
    const {overrides, routes} = JSON.parse(output) as {
      overrides: Record<string, {path?: string}>;
      routes: {src?: string; headers?: Record<string, string>}[];
    };
    for (const page of ['api', 'plans/PRO PLUS', 'plans/PRO PLUS/Endpoints']) {
      expect(overrides[`${page}.html`]?.path).toBe(page);
    }
    const headersOf = (address: string): Record<string, string> =>
      Object.assign(
        {},
        ...routes
          .filter(({src = '^$'}) => new RegExp(src).test(decodeURI(address)))
          .map(({headers = {}}) => headers),
      ) as Record<string, string>;
    for (const [file, type] of TYPES) {
      expect(headersOf(file), file).toMatchObject({
        'Content-Type': type,
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': policy,
      });
    }
    expect(headersOf('/faq')).toMatchObject({'Content-Security-Policy': policy});
    expect(headersOf('/faq')).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(headersOf(`/${asset}`)['Cache-Control']).toContain('immutable');
  });

  it('Netlify: every header of every path.', async () => {
    const {parseAllHeaders} = (await import(
      pathToFileURL(toolFile('@netlify/headers-parser/lib/index.js')).href
    )) as {
      parseAllHeaders: (options: object) => Promise<{
        headers: {for: string; values: Record<string, string>}[];
        errors: unknown[];
      }>;
    };
    const {headers, errors} = await parseAllHeaders({
      headersFiles: [path.join(folder, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const valuesOf = (pattern: string) =>
      headers.find((one) => one.for === pattern)?.values;
    expect(valuesOf('/*')?.['Content-Security-Policy']).toBe(policy);
    expect(valuesOf('/types/views/*')).toMatchObject({
      'Content-Type': 'application/json',
    });
  });

  it('GitHub Pages, as the action packs it: also the catalog, so that the tools for agents start.', async () => {
    const workflow = parseYaml(
      readFileSync(path.join(BUILD_DIR, '..', '.github/workflows/deploy.yml'), 'utf8'),
    ) as {
      jobs: {
        build: {steps: {uses?: string; with?: {'include-hidden-files'?: boolean}}[]};
      };
    };
    const step = workflow.jobs.build.steps.find(({uses}) =>
      uses?.startsWith('actions/upload-pages-artifact@'),
    );
    // As its version 5.0.0 does on Linux.
    const isWhole = step?.with?.['include-hidden-files'] === true;
    const unpacked = mkdtempSync(path.join(tmpdir(), 'hosts-pages-'));
    const archive = path.join(unpacked, 'artifact.tar');
    execFileSync('tar', [
      ...[
        '--dereference',
        '--hard-dereference',
        '--directory',
        BUILD_DIR,
        '-cf',
        archive,
      ],
      ...['--exclude=.git', '--exclude=.github'],
      ...(isWhole ? [] : ['--exclude=.[^/]*']),
      '.',
    ]);
    execFileSync('tar', ['-xf', archive, '--directory', unpacked]);
    expect(existsSync(path.join(unpacked, '.well-known/api-catalog'))).toBe(true);
    const tools = path.join(BUILD_DIR, '../node_modules/.cache/mcp/main.js');
    await bundleMcp(tools);
    await serving(unpacked, false, async (origin) => {
      const client = new Client({name: 'test', version: '1'});
      const args = [tools, origin];
      await client.connect(new StdioClientTransport({command: process.execPath, args}));
      expect((await client.listTools()).tools).toHaveLength(5);
      await client.close();
    });
    rmSync(unpacked, {recursive: true, force: true});
  });
});
