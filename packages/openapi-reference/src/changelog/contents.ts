import changelog from '@openapi-reference/data/changelog.json';
import type {TOCItem} from '@docusaurus/mdx-loader';

/** The table of contents of the changelog: Docusaurus knows only the headings of Markdown. */
export const releaseContents: TOCItem[] = changelog.releases.map(({date}) => ({
  value: date,
  id: date,
  level: 2,
}));
