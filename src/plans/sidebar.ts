import {
  createCategory,
  type SidebarItemConfig,
} from 'docusaurus-openapi-reference/site/openapi-docs/sidebar';
import type {
  GroupEntry,
  PlanEntry,
  ReferenceIndex,
} from 'docusaurus-openapi-reference/reference/reference-index';
import {isPlanPage, PLAN_PAGES, planOperationRoute} from './plan-pages';

export function createPlanItems(index: ReferenceIndex): SidebarItemConfig[] {
  const names = new Set<string>([...PLAN_PAGES, ...index.plans.map((plan) => plan.name)]);
  return [...names].flatMap((name) => planItems(index, name));
}

function planItems(index: ReferenceIndex, name: string): SidebarItemConfig[] {
  const plan = index.plans.find((entry) => entry.name === name);
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
    (operation) => operation.plan === plan.name,
  );
  return category.items.length === 0 ? [] : [category];
}
