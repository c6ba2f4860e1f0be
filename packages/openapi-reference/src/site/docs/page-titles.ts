import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {TranslationFile} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import {isGenerated} from '../openapi-docs/generated-files';
import {isTranslated} from './translated-docs';

type Doc = LoadedVersion['docs'][number];

/** The docs whose titles are words of the package, not of the document. */
const OWN_PAGES = new Set([
  ...['api', 'schemas', 'changelog'],
  ...['api/introduction', 'api/authentication'],
]);

/** The file of translations, beside those of the sidebars. */
const FILE = 'pages';

const FIELDS = ['title', 'description'] as const;

/** Returns the titles and descriptions of the pages that the package writes, for `docusaurus write-translations`. */
export function titleTranslations(
  {loadedVersions}: LoadedContent,
  siteDir: string,
): TranslationFile {
  const entries = loadedVersions
    .flatMap((version) => version.docs.filter((doc) => isOwn(doc, version, siteDir)))
    .flatMap((doc) =>
      FIELDS.map((field) => [
        idOf(doc, field),
        {message: doc[field], description: `The ${field} of the page ${doc.slug}`},
      ]),
    );
  return {path: FILE, content: Object.fromEntries(entries) as TranslationFile['content']};
}

/**
 * Gives these pages, and the links to them below other pages, their translated titles and descriptions. A page that the
 * locale has itself keeps its own.
 */
export function translateTitles(
  content: LoadedContent,
  files: readonly TranslationFile[],
  siteDir: string,
): LoadedContent {
  const texts = files.find((file) => file.path === FILE)?.content ?? {};
  const translate = (version: LoadedVersion): LoadedVersion => {
    const own = version.docs.filter((doc) => isOwn(doc, version, siteDir));
    const translated = new Map(
      own.map((doc) => [
        doc.permalink,
        Object.fromEntries(
          FIELDS.map((field) => [field, texts[idOf(doc, field)]?.message ?? doc[field]]),
        ) as Pick<Doc, (typeof FIELDS)[number]>,
      ]),
    );
    const linkOf = (link: Doc['next']): Doc['next'] =>
      link && {...link, title: translated.get(link.permalink)?.title ?? link.title};
    return {
      ...version,
      docs: version.docs.map((doc) => ({
        ...doc,
        ...translated.get(doc.permalink),
        previous: linkOf(doc.previous),
        next: linkOf(doc.next),
      })),
    };
  };
  return {...content, loadedVersions: content.loadedVersions.map(translate)};
}

function idOf({id}: Doc, field: (typeof FIELDS)[number]): string {
  return `doc.${id}.${field}`;
}

function isOwn(doc: Doc, version: LoadedVersion, siteDir: string): boolean {
  return (
    OWN_PAGES.has(doc.id) &&
    !isTranslated(doc, version, siteDir) &&
    isGenerated(readFileSync(doc.source.replace('@site', siteDir), 'utf8'))
  );
}
