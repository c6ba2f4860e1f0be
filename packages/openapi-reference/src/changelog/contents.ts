import type {TOCItem} from '@docusaurus/mdx-loader';
import type {ReleaseView} from './change';

/** The table of contents of the changelog: Docusaurus knows only the headings of Markdown. */
export function releaseContents(releases: readonly ReleaseView[]): TOCItem[] {
  return releases.map(({date}) => ({value: date, id: date, level: 2}));
}
