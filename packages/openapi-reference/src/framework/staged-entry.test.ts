import {expect, it, vi} from 'vitest';
import {stagedEntry} from './staged-entry';

it('An entry of several files stays, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([
    stagedEntry(['a.js', 'b.js'], 's.js'),
    stagedEntry({main: 'a.js'}, 's.js'),
  ]).toEqual([undefined, undefined]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('staged-entry.ts is off')]]);
});
