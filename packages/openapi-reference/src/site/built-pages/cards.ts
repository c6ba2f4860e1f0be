import {type DocPage, hasOwnCard} from './doc-page';
import type {SocialCard} from './social-card';

/** Returns for each route that of the page whose card it shows: itself or the nearest page above. */
export function cardOwners(
  pages: ReadonlyMap<string, DocPage>,
): ReadonlyMap<string, string> {
  const ownerOf = (page: DocPage): string => {
    const above = [...page.parents].reverse().map(({route}) => pages.get(route));
    const owner = [page, ...above].find((one) => one !== undefined && hasOwnCard(one));
    return owner?.route ?? '/';
  };
  return new Map([...pages].map(([route, page]) => [route, ownerOf(page)]));
}

/** Returns the cards by the routes of the pages that own them. */
export function cardsOf(
  pages: ReadonlyMap<string, DocPage>,
  owners: ReadonlyMap<string, string>,
  site: {title: string; tagline: string},
): ReadonlyMap<string, SocialCard> {
  const home = {section: site.tagline, title: site.title, description: ''};
  const cards = [...new Set(owners.values())].map((route): [string, SocialCard] => {
    const page = pages.get(route);
    if (page === undefined) {
      return [route, home];
    }
    const {section = site.title, title, description} = page;
    return [
      route,
      route === '/' ? {...home, description} : {section, title, description},
    ];
  });
  return new Map([['/', home], ...cards]);
}
