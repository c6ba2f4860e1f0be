import {describe, expect, it} from 'vitest';
import {
  headersFile,
  nginxFile,
  securityHeaders,
} from '../../../../src/plugins/security/host-files';

const headers = securityHeaders("default-src 'self'");

/**
 * Cloudflare Pages ignores longer lines
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const LONGEST_LINE = 2000;

describe('headersFile', () => {
  const lines = headersFile(headers, '/').split('\n');

  it('sets the headers for every path, and one year for assets.', () => {
    expect(lines[0]).toBe('/*');
    expect(lines[1]).toBe("  Content-Security-Policy: default-src 'self'");
    expect(lines.slice(-3)).toEqual([
      '/assets/*',
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  });

  it('sets no header for two patterns, whose values a host would join.', () => {
    const names = lines
      .filter((line) => line.startsWith('  '))
      .map((line) => line.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no line that exceeds the limit of a host.', () => {
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  });
});

describe('nginxFile', () => {
  it('repeats the headers in each block, because nginx does not inherit them.', () => {
    const blocks = nginxFile(headers, '/').match(/location [^}]*add_header[^}]*}/g) ?? [];
    expect(blocks).toHaveLength(3);
    for (const block of blocks) {
      for (const {name, value} of headers) {
        expect(block).toContain(`add_header ${name} "${value}" always;`);
      }
    }
  });

  it('follows the base URL of the site.', () => {
    const text = nginxFile(headers, '/docs/');
    expect(text).toContain('location /docs/assets/ {');
    expect(text).toContain('error_page 404 /docs/404.html;');
    expect(text).not.toMatch(/location (= )?\/ /);
  });
});
