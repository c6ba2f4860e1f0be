import * as docusaurus from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {createSlugger, simpleHash, translate} from './stand-ins';

it('The stand-ins return what Docusaurus returns, so that routes and anchors are those of the site.', () => {
  expect(simpleHash('Ünïcode', 8)).toBe(docusaurus.simpleHash('Ünïcode', 8));
  const [own, theirs] = [createSlugger(), docusaurus.createSlugger()];
  for (const heading of ['Get Block', 'Get Block', 'Wie? So: 1/2']) {
    expect(own.slug(heading)).toBe(theirs.slug(heading));
  }
});

it('A message is filled in; a name without a value stays.', () => {
  const message = 'Write one of: {values}, not {constructor}.';
  expect(translate({message}, {values: 'a, b'})).toBe(
    'Write one of: a, b, not {constructor}.',
  );
});
