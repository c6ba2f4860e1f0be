import {describe, expect, it} from 'vitest';
import {HOSTS, hostFiles} from '.';
import {headersFile} from './cloudflare';
import {nginxFile} from './nginx';
import {type HostRules, openRules, securityHeaders} from './rules';

// `npm run test:hosts` shows that hosts follow these files. Here is what no host shows.

const headers = securityHeaders("default-src 'self'");

const OPEN = [
  ...['llms.txt', 'openapi.yaml', 'types/museum.py', 'types/museum.go'],
  ...['types/views/A.json', 'types/views/B.json', '.well-known/api-catalog'],
];

const rulesOf = (files: readonly string[], baseUrl = '/'): HostRules => ({
  baseUrl,
  headers,
  open: openRules(files),
});

/** Creates the files of an API with many operations, and further APIs. */
const filesOf = (operations: number): string[] => [
  ...Array.from({length: operations}, (_, index) => `types/views/${index}.json`),
  ...['types/api.d.ts', 'types/api.go', 'types/api.py', 'openapi.yaml', 'llms.txt'],
];

describe('The rules', () => {
  it('have one for a folder whose files have one type.', () => {
    expect(openRules(OPEN).map(({kind, path: place}) => `${kind} ${place}`)).toEqual([
      'ending .md',
      ...['file llms.txt', 'file openapi.yaml', 'file types/museum.py'],
      ...['file types/museum.go', 'file .well-known/api-catalog', 'folder types/views/'],
    ]);
    expect(openRules(['a/b/1.py', 'a/2.py', 'a/c.py']).slice(1)).toEqual([
      {kind: 'folder', path: 'a/', type: 'text/plain; charset=utf-8'},
    ]);
  });

  it('are about each file once, because hosts join the values of a header.', () => {
    const rules = openRules(OPEN);
    for (const file of [...OPEN, 'faq.md']) {
      const found = rules.filter(({kind, path: place}) =>
        kind === 'file'
          ? file === place
          : kind === 'folder'
            ? file.startsWith(place)
            : file.endsWith(place),
      );
      expect(found, file).toHaveLength(1);
    }
  });
});

describe('Cloudflare', () => {
  it('reads all rules of a site of 1,000 operations.', () => {
    const text = headersFile(rulesOf(filesOf(1000)));
    expect(text.match(/^\//gm)).toHaveLength(9);
  });

  it('ends the build if it would leave out a rule, with the count and what to do.', () => {
    const files = Array.from({length: 98}, (_, index) => `${index}.txt`);
    expect(() => headersFile(rulesOf(files))).toThrow(
      /_headers has 101 rules, and Cloudflare reads 100\. Put .* or leave "cloudflare"/,
    );
    expect(() => headersFile(rulesOf(files.slice(1)))).not.toThrow();
  });

  it('ends the build if it would ignore the policy, with its length and what to do.', () => {
    const policyOf = (length: number): HostRules => ({
      ...rulesOf([]),
      // The name of the header and two spaces are part of the line.
      headers: securityHeaders('a'.repeat(length - 27)),
    });
    expect(() => headersFile(policyOf(2001))).toThrow(
      /The line of Content-Security-Policy in _headers has 2001 characters.* 2000\. Use fewer/,
    );
    expect(() => headersFile(policyOf(2000))).not.toThrow();
  });
});

describe('nginx', () => {
  it('has the headers in each block, because blocks do not inherit them.', () => {
    const text = nginxFile(rulesOf(['llms.txt']), ['_nginx.conf']);
    const blocks = text.match(/location [^}]*add_header[^}]*}/g) ?? [];
    expect(blocks).toHaveLength(5);
    for (const block of blocks) {
      for (const {name, value} of headers) {
        const own = block.includes('Access-Control-Allow-Origin "*"');
        const expected =
          own && name === 'Cross-Origin-Resource-Policy' ? 'cross-origin' : value;
        expect(block).toContain(`add_header ${name} "${expected}" always;`);
      }
    }
  });
});

it.each(HOSTS.filter((host) => host !== 'workers'))(
  'The configuration of %s follows the base URL of the site.',
  (host) => {
    const [[, text] = ['', '']] = hostFiles([host], rulesOf(OPEN, '/docs/'), 'docs');
    for (const file of ['assets', 'llms.txt', 'types/views/']) {
      // In patterns, points are escaped.
      expect(text.replaceAll('\\', '')).toContain(`/docs/${file}`);
      expect(text.replaceAll('\\', '')).not.toMatch(new RegExp(`["^ ]/${file}`));
    }
  },
);

it('Hosts that read one file share it.', () => {
  const files = hostFiles(['cloudflare', 'netlify'], rulesOf(OPEN), 'docs');
  expect(Array.from(files.keys())).toEqual(['_headers']);
});
