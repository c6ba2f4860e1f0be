import {
  createOperationCopy,
  createPage,
  type GeneratedFiles,
  LISTS_ENDPOINTS,
  operationRoute,
} from 'docusaurus-openapi-reference';
import type {Reference} from 'docusaurus-openapi-reference/types';
import {type Plan, plansOf} from './plan';
import {planEndpointsRoute, planOperationRoute} from './plan-pages';

/** Creates the docs of each plan with operations: their list, and a copy of each page. */
export function createPlanFiles(reference: Reference): GeneratedFiles {
  return new Map(
    plansOf(reference)
      .filter(({operations}) => operations.length > 0)
      .flatMap((plan): [string, string][] => [
        [`${planEndpointsRoute(plan.name).slice(1)}/index.mdx`, createListPage(plan)],
        ...plan.operations.map((operation): [string, string] => [
          `${planOperationRoute(plan.name, {route: operationRoute(operation)}).slice(1)}.api.mdx`,
          createOperationCopy(operation),
        ]),
      ]),
  );
}

function createListPage(plan: Plan): string {
  const {length} = plan.operations;
  const pages = length === 1 ? 'endpoint page' : `${length} endpoint pages`;
  return createPage(
    {
      id: 'index',
      title: `Endpoints of the ${plan.name} plan`,
      sidebar_label: 'Endpoints',
      description: `The ${pages} listed for the ${plan.name} plan.`,
      slug: planEndpointsRoute(plan.name),
      [LISTS_ENDPOINTS]: true,
      custom_edit_url: null,
    },
    [
      "import PlanOperations from '@site/src/features/plans/PlanOperations';",
      '',
      `<PlanOperations plan={${JSON.stringify(plan.name)}} headings="h2" />`,
    ],
  );
}
