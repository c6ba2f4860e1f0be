import {createCategory, type SidebarItemConfig} from 'docusaurus-openapi-reference';
import type {ReferenceIndex} from 'docusaurus-openapi-reference/types';
import type {PlanEntry} from './plan';
import {isPlanPage, PLAN_PAGES, planOperationRoute} from './plan-pages';
import {termsOf} from './terms';

export function createPlanItems(
  index: ReferenceIndex,
  plans: readonly PlanEntry[],
): SidebarItemConfig[] {
  const names = new Set<string>([...PLAN_PAGES, ...plans.map((plan) => plan.name)]);
  return [...names].flatMap((name): SidebarItemConfig[] => {
    const page = `plans/${name}`;
    const list = plans.find((plan) => plan.name === name)?.endpoints;
    if (!isPlanPage(name)) {
      return list === undefined ? [] : [createList(index, name, name, list)];
    }
    return list === undefined
      ? [page]
      : [
          {
            type: 'category',
            label: name,
            link: {type: 'doc', id: page},
            items: [createList(index, name, 'Endpoints', list)],
          },
        ];
  });
}

function createList(
  index: ReferenceIndex,
  plan: string,
  label: string,
  route: string,
): SidebarItemConfig {
  const groups = index.groups.map((group) =>
    createCategory(
      index,
      group,
      (operation) => planOperationRoute(plan, operation),
      (operation) => termsOf(operation).plan === plan,
    ),
  );
  return {
    type: 'category',
    label,
    link: {type: 'doc', id: `${route.slice(1)}/index`},
    items: groups.filter(({items}) => items.length > 0),
  };
}
