import {
  createCategory,
  type SidebarItemConfig,
} from 'docusaurus-openapi-reference/site/openapi-docs/sidebar';
import type {
  GroupEntry,
  ReferenceIndex,
} from 'docusaurus-openapi-reference/reference/reference-index';
import type {PlanEntry} from './plan';
import {isPlanPage, PLAN_PAGES, planOperationRoute} from './plan-pages';
import {termsOf} from './terms';

export function createPlanItems(
  index: ReferenceIndex,
  plans: readonly PlanEntry[],
): SidebarItemConfig[] {
  const names = new Set<string>([...PLAN_PAGES, ...plans.map((plan) => plan.name)]);
  return [...names].flatMap((name) =>
    planItems(
      index,
      name,
      plans.find((plan) => plan.name === name),
    ),
  );
}

function planItems(
  index: ReferenceIndex,
  name: string,
  plan: PlanEntry | undefined,
): SidebarItemConfig[] {
  const page = isPlanPage(name) ? [`plans/${name}`] : [];
  if (plan?.endpoints === undefined) {
    return page;
  }
  const endpoints: SidebarItemConfig = {
    type: 'category',
    label: page.length === 0 ? name : 'Endpoints',
    link: {type: 'doc', id: `${plan.endpoints.slice(1)}/index`},
    items: index.groups.flatMap((group) => planGroupItems(index, plan, group)),
  };
  return page.length === 0
    ? [endpoints]
    : [
        {
          type: 'category',
          label: name,
          link: {type: 'doc', id: `plans/${name}`},
          items: [endpoints],
        },
      ];
}

function planGroupItems(
  index: ReferenceIndex,
  plan: PlanEntry,
  group: GroupEntry,
): SidebarItemConfig[] {
  const category = createCategory(
    index,
    group,
    (operation) => planOperationRoute(plan.name, operation),
    (operation) => termsOf(operation).plan === plan.name,
  );
  return category.items.length === 0 ? [] : [category];
}
