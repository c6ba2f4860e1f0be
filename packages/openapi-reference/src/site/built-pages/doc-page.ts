import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';
import {canonicalPathOf, isGeneratedList, pagePath} from '../../pages/generated-page';
import {allGroups, type ReferenceIndex} from '../../pages/reference-index';
import {DOCS_PLUGIN} from '../docs-plugin';
import {hasPage, sidebarDocs} from '../sidebar-docs';
import {siteRoute} from '../site-route';

/** What a page is about: an operation or schema, a group of operations, or a text. */
export type PageKind = 'reference' | 'group' | 'article';

/** A doc of the built site. Routes have no base URL and no percent-encoding. */
export interface DocPage {
  kind: PageKind;
  route: string;
  isGeneratedList: boolean;
  /** Route of the page that this one is a copy of, or its own. */
  canonical: string;
  title: string;
  description: string;
  /** Label of the outermost category of the sidebar that contains it. */
  section?: string;
  /** The pages above it in the sidebar, outermost first. */
  parents: {title: string; route: string}[];
}

/** Returns all docs by route. */
export function docPages(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  references: readonly ReferenceIndex[],
  baseUrl: string,
): ReadonlyMap<string, DocPage> {
  const known = new Map(references.flatMap((reference) => [...describe(reference)]));
  const pages = plugins
    .filter(({name}) => name === DOCS_PLUGIN)
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap((version) => pagesOf(version, known, baseUrl));
  return new Map(pages.map((page) => [page.route, page]));
}

interface KnownPage {
  kind: PageKind;
  summary: string;
}

/** What the reference says of its pages, which their docs do not contain. */
function describe({
  operations,
  schemas,
  groups,
}: ReferenceIndex): ReadonlyMap<string, KnownPage> {
  const entries = [
    ...[...operations, ...schemas].map((page) => ({...page, kind: 'reference' as const})),
    ...allGroups(groups).map((page) => ({...page, kind: 'group' as const})),
  ];
  return new Map(entries.map(({route, kind, summary}) => [route, {kind, summary}]));
}

function pagesOf(
  version: LoadedVersion,
  known: ReadonlyMap<string, KnownPage>,
  baseUrl: string,
): DocPage[] {
  const routes = new Map(
    version.docs.map(({id, permalink}) => [id, pagePath(siteRoute(permalink, baseUrl))]),
  );
  const places = sidebarPlaces(version, routes);
  return version.docs.map((doc) => {
    const {id, title, description} = doc;
    const route = routes.get(id) ?? '/';
    const canonical = canonicalPathOf(doc) ?? route;
    const {kind, summary} = known.get(canonical) ?? {
      kind: 'article',
      summary: description,
    };
    return {
      kind,
      route,
      canonical,
      isGeneratedList: isGeneratedList(doc),
      title,
      description: summary,
      parents: [],
      ...places.get(id),
    };
  });
}

type Place = Pick<DocPage, 'section' | 'parents'>;

function sidebarPlaces(
  {sidebars}: Pick<LoadedVersion, 'sidebars'>,
  routes: ReadonlyMap<string, string>,
): Map<string, Place> {
  return new Map(
    Object.values(sidebars)
      .flatMap((items) => sidebarDocs(items))
      .map(({id, categories, pageOf}) => {
        const outermost = categories[0] ?? pageOf;
        const parents = categories
          .filter(hasPage)
          .map(({label, link}) => ({title: label, route: routes.get(link.id) ?? '/'}));
        return [
          id,
          {parents, ...(outermost === undefined ? {} : {section: outermost.label})},
        ];
      }),
  );
}

/** Whether the page has a card of its own: all texts and groups, but not other generated lists. */
export function hasOwnCard({kind, ...page}: DocPage): boolean {
  return kind === 'group' || (kind === 'article' && !page.isGeneratedList);
}
