import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import {expect, it, vi} from 'vitest';
import {withFastMinifiers} from './fast-minifiers';

it('The minimizers of scripts and styles are replaced, and others stay.', () => {
  const minimizers = [new TerserPlugin(), new CssMinimizerPlugin(), 'other'] as const;
  const [scripts, styles, other] = withFastMinifiers<unknown>(minimizers, '.');
  expect(scripts).toBeInstanceOf(TerserPlugin);
  expect(scripts).not.toBe(minimizers[0]);
  expect(styles).toBeInstanceOf(CssMinimizerPlugin);
  expect(styles).not.toBe(minimizers[1]);
  expect(other).toBe('other');
});

it('Other minimizers stay, with one warning.', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // The build option --no-minify leaves none.
  expect(withFastMinifiers([], '.')).toEqual([]);
  expect(withFastMinifiers(['SWC'], '.', 'rspack')).toEqual(['SWC']);
  expect(warn).not.toHaveBeenCalled();
  expect(withFastMinifiers(['other'], '.')).toEqual(['other']);
  expect(withFastMinifiers(['other'], '.')).toEqual(['other']);
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('fast-minifiers.ts is off')],
  ]);
});
