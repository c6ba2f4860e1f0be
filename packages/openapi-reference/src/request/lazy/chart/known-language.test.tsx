import {afterEach, expect, test} from 'vitest';
import {ensureKnownLanguage} from './known-language';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'language');
});

test('The code of a chart loads in a browser whose language is none.', async () => {
  Object.defineProperty(navigator, 'language', {value: 'C', configurable: true});
  ensureKnownLanguage();
  await expect(import('uplot')).resolves.toBeDefined();
});

test('A chart leaves the language of the browser as it is.', () => {
  Object.defineProperty(navigator, 'language', {value: 'de-CH', configurable: true});
  ensureKnownLanguage();
  expect(navigator.language).toBe('de-CH');
});
