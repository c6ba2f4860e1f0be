import {expect, it} from 'vitest';
import {builtElements} from './pages';

it('No page contains an id twice.', () => {
  const anchors = builtElements('[id]').map(
    ({path, attributes}) => `${path}#${attributes.id}`,
  );
  expect(anchors.length).toBeGreaterThan(1_000);
  const seen = new Set<string>();
  const twice = anchors.filter((anchor) => seen.has(anchor) || !seen.add(anchor));
  expect(twice).toEqual([]);
});
