import {describe, expect, it} from 'vitest';
import {readAdvisories, shippedPackages} from './advisories.mjs';

describe('shippedPackages', () => {
  it('reads the package names from the list of licences.', () => {
    const text =
      '## @a/b 1.2.3 (MIT)\n\nMIT License\n\n## Not a package\n\n## c 2.0.0-rc.1 (BSD-3-Clause)\n';
    expect([...shippedPackages(text)]).toEqual(['@a/b', 'c']);
  });
});

describe('readAdvisories', () => {
  it('returns each advisory once, with its package.', () => {
    const advisory = {
      name: 'c',
      severity: 'high',
      title: 'Runs what it reads',
      url: 'https://example.com/1',
      range: '<2',
    };
    expect(
      readAdvisories({
        vulnerabilities: {
          a: {name: 'a', severity: 'high', via: ['c']},
          c: {name: 'c', severity: 'high', via: [advisory]},
        },
      }),
    ).toEqual([
      {
        package: 'c',
        severity: 'high',
        title: 'Runs what it reads',
        url: 'https://example.com/1',
      },
    ]);
  });

  it('does not treat a failed audit as a clean one.', () => {
    expect(() => readAdvisories({message: '405 Method Not Allowed'})).toThrow(
      'npm audit printed no report.',
    );
  });
});
