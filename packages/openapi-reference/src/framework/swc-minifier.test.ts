import TerserPlugin from 'terser-webpack-plugin';
import {expect, it, vi} from 'vitest';
import {withSwcMinifier} from './swc-minifier';

it('Terser is replaced, and what minifies styles stays.', () => {
  const terser = new TerserPlugin();
  const [minifier, styles] = withSwcMinifier([terser, 'styles']);
  expect(minifier).toBeInstanceOf(TerserPlugin);
  expect(minifier).not.toBe(terser);
  expect(styles).toBe('styles');
});

it('Other minimizers stay, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // The build option --no-minify leaves none.
  expect(withSwcMinifier([])).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect(withSwcMinifier(['other'])).toEqual(['other']);
  expect(withSwcMinifier(['other'])).toEqual(['other']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('swc-minifier.ts is off')]]);
});
