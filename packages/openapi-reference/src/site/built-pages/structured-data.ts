import type {
  APIReference,
  BreadcrumbList,
  Graph,
  TechArticle,
  WebAPI,
  WebSite,
} from 'schema-dts';
import type {ReferenceIndex} from '../../pages/reference-index';
import type {DocPage} from './doc-page';

export interface SiteFacts {
  /** URL with the base URL, ending in a slash. */
  url: string;
  title: string;
  tagline: string;
  /** BCP 47. */
  language: string;
}

/** A reference, and the folder of its addresses. */
type DescribedReference = Pick<ReferenceIndex, 'title' | 'description'> & {
  readonly base: string;
};

/**
 * Returns the structured data of a page as JSON-LD (https://schema.org): its place on the site, and
 * what it is. Names no dates and no authors, as nothing says when a page was written and by whom.
 */
export function structuredData(
  page: DocPage,
  reference: DescribedReference,
  site: SiteFacts,
): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [breadcrumbs(page, site), ...contentOf(page, reference, site)],
  };
}

function contentOf(
  page: DocPage,
  reference: DescribedReference,
  site: SiteFacts,
): (APIReference | TechArticle | WebAPI | WebSite)[] {
  if (page.route === '/') {
    return [
      {
        '@type': 'WebSite',
        '@id': `${site.url}#website`,
        name: site.title,
        description: site.tagline,
        url: site.url,
        inLanguage: site.language,
      },
    ];
  }
  if (page.kind === 'article') {
    return [{'@type': 'TechArticle', ...articleOf(page, site)}];
  }
  return [
    {
      '@type': 'APIReference',
      ...articleOf(page, site),
      about: {'@id': apiId(reference, site)},
    },
    {
      '@type': 'WebAPI',
      '@id': apiId(reference, site),
      name: reference.title,
      ...(reference.description === '' ? {} : {description: reference.description}),
      documentation: urlOf(`${reference.base}/api`, site),
    },
  ];
}

function articleOf(page: DocPage, site: SiteFacts) {
  return {
    headline: page.title,
    ...(page.description === '' ? {} : {description: page.description}),
    url: urlOf(page.canonical, site),
    inLanguage: site.language,
    isPartOf: {'@id': `${site.url}#website`},
  };
}

function breadcrumbs({route, title, parents}: DocPage, site: SiteFacts): BreadcrumbList {
  const places = [
    {title: site.title, route: '/'},
    ...parents,
    ...(route === '/' ? [] : [{title, route}]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: place.title,
      item: urlOf(place.route, site),
    })),
  };
}

function apiId({base}: DescribedReference, site: SiteFacts): string {
  return `${urlOf(`${base}/api`, site)}#api`;
}

function urlOf(route: string, site: SiteFacts): string {
  return site.url + encodeURI(route.slice(1));
}
