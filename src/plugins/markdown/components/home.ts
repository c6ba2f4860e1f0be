import type {RootContent} from 'mdast';
import {code, heading, item, list, paragraph, twinLink} from '../../../markdown/nodes';
import {HOME_GUIDES} from '../../../reference/home-guides';
import {KEY_GUIDE_ROUTE} from '../../../reference/security';
import type {BlockComponent} from '../component';
import {guideList} from './guides';
import {planLink} from './plans';

export const homeHero: BlockComponent = (_, children, {site: {overview}}) => [
  ...(overview.introduction === undefined
    ? [heading(1, 'Kaia blockchain data, one request away'), ...children]
    : [
        heading(1, overview.introduction.title),
        paragraph(
          `${overview.introduction.lead} `,
          twinLink('Introduction', overview.introduction.route),
        ),
      ]),
  list([
    ...(overview.introduction === undefined
      ? [item(paragraph(twinLink('Create an API key', KEY_GUIDE_ROUTE)))]
      : []),
    item(paragraph(twinLink('API reference', '/api'))),
  ]),
  ...listUnlessEmpty(
    overview.servers.map(({name, url}) =>
      item(paragraph(`${name === url ? 'Server' : name}: `, code(url))),
    ),
  ),
];

export const homeGroups: BlockComponent = (_, __, {site: {overview}}) => [
  ...listUnlessEmpty(
    overview.groups.map(({name, route, count, description}) =>
      item(
        paragraph(
          twinLink(name, route),
          count === 1 ? ', 1 endpoint' : `, ${count} endpoints`,
          ...(description === '' ? [] : [`: ${description}`]),
        ),
      ),
    ),
  ),
  paragraph(
    twinLink(`All ${overview.operationCount} endpoints`, '/api'),
    ' on one page, and the ',
    twinLink(`${overview.schemaCount} schemas`, '/schemas'),
    ' that they answer with.',
  ),
];

export const homePlans: BlockComponent = (_, __, {site: {overview}}) =>
  listUnlessEmpty(
    overview.plans.map((plan) =>
      item(paragraph(planLink(plan), `: ${endpointsListed(plan.count)}`)),
    ),
  );

function endpointsListed(count: number): string {
  if (count === 0) {
    return 'No list of its own';
  }
  return count === 1 ? '1 endpoint listed' : `${count} endpoints listed`;
}

export const homeGuides: BlockComponent = (_, __, page) => guideList(HOME_GUIDES, page);

function listUnlessEmpty(items: Parameters<typeof list>[0]): RootContent[] {
  return items.length === 0 ? [] : [list(items)];
}
