import {existsSync} from 'node:fs';
import path from 'node:path';
import {BUILD_DIR, builtText} from './pages';

/** The address of the site, which links of twins and lists begin with. */
export const [, ORIGIN = ''] =
  /<loc>(https?:\/\/[^/<]+)/.exec(builtText('sitemap.xml')) ?? [];

/** The files for programs that list pages. */
export const LISTS = ['llms.txt', 'llms-full.txt'];

/** Returns the path of the twin of a page. */
export function twinFileOf(address: string): string {
  return `${address === '/' ? '/index' : address}.md`.slice(1);
}

/** Returns what a twin has of its page: all but what says where it is, and of which page it is a copy. */
export function bodyOf(twin: string): string {
  return twin.replace(/^> .*\n\n(This page is a copy of .*\n\n)?/, '');
}

/** Returns Markdown without the content of its fences. */
export function withoutCode(markdown: string): string {
  return markdown.replace(/^( *)(`{3,})[^`\n]*\n[\s\S]*?^\1\2 *$/gm, '');
}

/** Returns the addresses of links and images, without those in code. */
export function linksOf(markdown: string): string[] {
  const prose = withoutCode(markdown).replace(/(`+)[^`][\s\S]*?\1/g, '');
  return [...prose.matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)].map(
    ([, address = '']) => address,
  );
}

/** Returns whether an address on the site leads to a file of the build, or to a page. */
export function isBuilt(address: string): boolean {
  const [route = ''] = address.split(/[?#]/);
  const file = path.join(BUILD_DIR, decodeURI(route));
  return ['', '.html', '/index.html'].some(
    (end) => existsSync(file + end) && (end !== '' || path.extname(file) !== ''),
  );
}
