import {code, heading, paragraph, twinLink, type Phrase} from '../../../markdown/nodes';
import {evidenceLink} from '../../../markdown/evidence';
import type {Evidence} from '../../../reference/evidence';
import {planRoute} from '../../../reference/plan-pages';
import type {BlockComponent} from '../component';
import {dataTable} from './data-table';
import {marked} from './evidence';
import {operationList} from './reference';

const DASH = '–';

export const creditTable: BlockComponent = (_, __, {site: {reference}}) => {
  const operations = reference.operations.filter(({isWebhook}) => isWebhook !== true);
  const unknown = operations.filter(({credits}) => credits === undefined).length;
  return [
    dataTable(
      ['Endpoint', 'Lowest plan', 'Credits a call'],
      operations.map(({title, route, plan, planEvidence, credits, creditsEvidence}) => [
        [twinLink(title, route)],
        [plan ?? DASH, ...marked(planEvidence)],
        [String(credits ?? DASH), ...seenInUse(creditsEvidence)],
      ]),
    ),
    ...(unknown === 0
      ? []
      : [
          paragraph(
            `A dash means that no public material names the cost, not that the call is free. ${unknown} endpoints have one.`,
          ),
        ]),
  ];
};

/** Prices that only others have reported: nobody published them. */
function seenInUse(evidence: Evidence | undefined): Phrase[] {
  return evidence === 'seen-in-use' ? [' ', evidenceLink(evidence)] : [];
}

/** The estimator needs a browser. */
export const creditEstimate: BlockComponent = () => [
  paragraph('The page has a form for this, which adds up the credits of your calls.'),
];

/** Links to the pages under /api, not to their copies under the plan. */
export const planOperations: BlockComponent<{plan: string; headings?: 'h2' | 'h3'}> = (
  {plan, headings = 'h3'},
  _,
  {site: {reference}},
) => {
  const operations = reference.operations.filter((operation) => operation.plan === plan);
  const inferred = operations.filter(({planEvidence}) => planEvidence === 'inferred');
  const groups = [...new Set(operations.map(({tag}) => groupOf(tag)))];
  if (operations.length === 0) {
    return [paragraph(`The description lists no endpoint for the plan ${plan}.`)];
  }
  return [
    paragraph(
      operations.length === 1
        ? 'One endpoint is listed for this plan.'
        : `${operations.length} endpoints are listed for this plan.`,
      ...(inferred.length === 0
        ? []
        : [
            ` The documentation of the API names the plan of ${operations.length - inferred.length} of them. That of the others is inferred.`,
            ...marked('inferred'),
          ]),
    ),
    ...groups.flatMap((group) => [
      heading(headings === 'h2' ? 2 : 3, group),
      ...operationList(operations.filter(({tag}) => groupOf(tag) === group)),
    ]),
  ];
};

function groupOf(tag: string): string {
  return tag.split('/')[0] ?? tag;
}

export const planOverview: BlockComponent = (_, __, {site: {reference}}) => [
  dataTable(
    ['Plan', 'Endpoints listed for it'],
    reference.plans.map((plan) => [
      [planLink(plan), ...marked(plan.evidence)],
      [
        plan.endpoints === undefined
          ? 'No list of its own'
          : twinLink(String(plan.operations.length), plan.endpoints),
      ],
    ]),
  ),
];

/** Returns the name only, if a plan has neither a page nor endpoints. */
export function planLink(plan: {name: string; endpoints?: string}): Phrase {
  const route = planRoute(plan);
  return route === undefined ? plan.name : twinLink(plan.name, route);
}

export const errorCodes: BlockComponent = (_, __, {site}) => [
  dataTable(
    ['Status', 'Code'],
    site.errorCodes.map((error) => [[String(error.status)], [code(error.code)]]),
  ),
];
