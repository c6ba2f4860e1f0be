import {expect, it} from 'vitest';
import {readAdvisories, shippedPackages} from './advisories';

it('The packages that reach readers are those of the list of licences.', () => {
  const text =
    '## @a/b 1.2.3 (MIT)\n\nMIT License\n\n## Not a package\n\n## c 2.0.0-rc.1 (BSD-3-Clause)\n';
  expect([...shippedPackages(text)]).toEqual(['@a/b', 'c']);
});

it('Each advisory is read once, with its package; a failed audit is not a clean one.', () => {
  const advisory = {
    severity: 'high',
    title: 'Runs what it reads',
    url: 'https://a.example/1',
  };
  const vulnerabilities = {
    a: {name: 'a', severity: 'high', via: ['c']},
    c: {name: 'c', severity: 'high', via: [{...advisory, range: '<2'}]},
  };
  expect(readAdvisories({vulnerabilities})).toEqual([{package: 'c', ...advisory}]);
  expect(() => readAdvisories({message: '405 Method Not Allowed'})).toThrow(
    'npm audit printed no report.',
  );
});
