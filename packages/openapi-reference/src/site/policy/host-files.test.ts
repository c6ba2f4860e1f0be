import {describe, expect, it} from 'vitest';
import {headersFile, nginxFile, securityHeaders} from './host-files';

const headers = securityHeaders("default-src 'self'");

/**
 * Cloudflare Pages ignores longer lines
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const LONGEST_LINE = 2000;

const OPEN = ['llms.txt', 'openapi.yaml', 'types/museum.py', '.well-known/api-catalog'];

describe('headersFile', () => {
  const blocks = headersFile(headers, '/', OPEN)
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n');
      return {pattern, lines: lines.map((line) => line.trim())};
    });

  it('sets the headers for every path, and one year for assets.', () => {
    expect(blocks[0]?.pattern).toBe('/*');
    expect(blocks[0]?.lines[0]).toBe("Content-Security-Policy: default-src 'self'");
    expect(blocks[1]).toEqual({
      pattern: '/assets/*',
      lines: ['Cache-Control: public, max-age=31536000, immutable'],
    });
  });

  it.each([
    ['/*.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/types/museum.py', 'text/plain; charset=utf-8'],
    ['/openapi.yaml', 'application/yaml'],
    ['/.well-known/api-catalog', 'application/linkset+json'],
  ])('sets the type of %s to %s, and lets other sites read it.', (file, type) => {
    expect(blocks.find(({pattern}) => pattern === file)?.lines).toEqual([
      `Content-Type: ${type}`,
      'Access-Control-Allow-Origin: *',
    ]);
  });

  it('sets no header of a path twice, because a host would join the values.', () => {
    const opened = OPEN.map((file) => `/${file}`);
    for (const path of ['/faq', '/faq.md', '/assets/a.js', ...opened]) {
      const names = blocks
        .filter(({pattern}) => {
          const [before = '', after] = pattern.split('*');
          return after === undefined
            ? pattern === path
            : path.startsWith(before) && path.endsWith(after);
        })
        .flatMap(({lines}) => lines.map((line) => line.split(':')[0]));
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size, path).toBe(names.length);
    }
  });

  it('has no line that exceeds the limit of a host.', () => {
    const lines = blocks.flatMap((block) => block.lines);
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  });
});

describe('nginxFile', () => {
  it('repeats the headers in each block, because nginx does not inherit them.', () => {
    const text = nginxFile(headers, '/', ['llms.txt']);
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

  it('says that the answer of a page depends on what the request accepts.', () => {
    const [pages] = /location \/ \{[^}]*}/.exec(nginxFile(headers, '/', [])) ?? [];
    expect(pages).toContain('add_header Vary "Accept" always;');
  });

  it('follows the base URL of the site.', () => {
    const text = nginxFile(headers, '/docs/', ['llms.txt']);
    expect(text).toContain('location ^~ /docs/assets/ {');
    expect(text).toContain('location = /docs/llms.txt {');
    expect(text).toContain('error_page 404 /docs/404.html;');
    expect(text).not.toMatch(/location (= )?\/ /);
  });
});
