import {
  extractAllSourceCodeFileTranslations,
  globSourceCodeFilePaths,
} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import {expect, it} from 'vitest';
import {PACKAGE_SOURCES, textIds} from '@site/tests/fixtures/text-ids';
import {textSources} from './text-sources';

it('Docusaurus finds every text of the packages when it writes translations, each with one message.', async () => {
  const dirs = PACKAGE_SOURCES.flatMap((dir) =>
    textSources(dir, ['node', 'docusaurus', 'write-translations']),
  );
  const files = await globSourceCodeFilePaths(dirs);
  const extracted = await extractAllSourceCodeFileTranslations(
    files.filter((file) => !/\.test\.tsx?$/.test(file)),
    {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]},
  );
  expect(extracted.flatMap(({warnings}) => warnings)).toEqual([]);
  const messages = new Map<string, Set<string>>();
  for (const {translations} of extracted) {
    for (const [id, {message}] of Object.entries(translations)) {
      messages.set(id, (messages.get(id) ?? new Set()).add(message));
    }
  }
  expect([...messages].filter(([, {size}]) => size > 1)).toEqual([]);
  const ids = textIds();
  expect(ids).toContain('panel.title');
  expect([...messages.keys()]).toEqual(expect.arrayContaining(ids));
});

it('Other commands do not watch the modules of a package.', () => {
  expect(textSources('/package', ['node', 'docusaurus', 'start'])).toEqual([]);
});
