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

  it('sets the type of Markdown and of open files, and lets other sites read them.', () => {
    const typeOf = (wanted: string): string[] | undefined =>
      blocks.find(({pattern}) => pattern === wanted)?.lines;
    const origin = 'Access-Control-Allow-Origin: *';
    expect(typeOf('/*.md')).toEqual([
      'Content-Type: text/markdown; charset=utf-8',
      origin,
    ]);
    expect(typeOf('/llms.txt')).toEqual([
      'Content-Type: text/plain; charset=utf-8',
      origin,
    ]);
    expect(typeOf('/types/museum.py')).toEqual([
      'Content-Type: text/plain; charset=utf-8',
      origin,
    ]);
    expect(typeOf('/openapi.yaml')).toEqual(['Content-Type: application/yaml', origin]);
    expect(typeOf('/.well-known/api-catalog')).toEqual([
      'Content-Type: application/linkset+json',
      origin,
    ]);
  });

  it('sets no header of a path twice, because a host would join the values.', () => {
    for (const path of [
      '/faq',
      '/faq.md',
      '/assets/a.js',
      ...OPEN.map((at) => `/${at}`),
    ]) {
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
    const long = blocks
      .flatMap(({lines}) => lines)
      .filter((line) => line.length > LONGEST_LINE);
    expect(long).toEqual([]);
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

  it('follows the base URL of the site.', () => {
    const text = nginxFile(headers, '/docs/', ['llms.txt']);
    expect(text).toContain('location ^~ /docs/assets/ {');
    expect(text).toContain('location = /docs/llms.txt {');
    expect(text).toContain('error_page 404 /docs/404.html;');
    expect(text).not.toMatch(/location (= )?\/ /);
  });
});
