import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {SITE_DIR} from '../../scripts/lib/run.mjs';

const FILES = [
  ...['README.md', 'CONTRIBUTING.md', 'FIGURES.md'],
  ...readdirSync(path.join(SITE_DIR, 'decisions')).map((file) => `decisions/${file}`),
];

/** Paths in the guides are relative to one of these. */
const ROOTS = [
  '.',
  ...['openapi-reference', 'reference-search'].map((name) => `packages/${name}/src`),
];

/** What a build or an installation writes. */
const WRITTEN = /^(build|dist|node_modules)\//;

const {scripts} = JSON.parse(
  readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8'),
) as {scripts: Record<string, string>};

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(path.join(SITE_DIR, file), 'utf8');

  it('links files that exist.', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, to = '']) => to,
    );
    const folder = path.join(SITE_DIR, path.dirname(file));
    expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
  });

  it('names paths that exist.', () => {
    const paths = [...text.matchAll(/`(\.?\w[\w. -]*\/[^`<>@:{*]*)(?:[{*][^`]*)?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !WRITTEN.test(name));
    const isMissing = (name: string): boolean =>
      !ROOTS.some((root) => existsSync(path.join(SITE_DIR, root, name)));
    expect(paths.filter(isMissing)).toEqual([]);
  });

  it('names commands that exist.', () => {
    const names = [
      ...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g),
    ].map(([, script, short]) => script ?? short ?? '');
    expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});
