import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import groupBy from 'lodash/groupBy';
import {isPlanPage, PLAN_PAGES} from '../../reference/plan-pages';
import type {
  GroupEntry,
  OperationEntry,
  PlanEntry,
  ReferenceIndex,
  SchemaEntry,
} from '../../reference/reference-index';
import {planOperationRoute} from '../../reference/route';

/** Longer lists cannot be read, and every schema page contains the whole list. */
const MAX_SCHEMAS_IN_LIST = 200;

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

export function createApiItems(index: ReferenceIndex): SidebarItemConfig[] {
  return index.groups.map((group) => ({
    ...createCategory(index, group, (operation) => operation.route),
    link: {type: 'doc', id: `${group.route.slice(1)}/index`},
  }));
}

export function createPlanItems(index: ReferenceIndex): SidebarItemConfig[] {
  const names = new Set<string>([...PLAN_PAGES, ...index.plans.map((plan) => plan.name)]);
  return [...names].flatMap((name) => planItems(index, name));
}

/** Lists the schemas; if there are many, in categories by the first character of their titles. */
export function createSchemaItems(index: ReferenceIndex): SidebarItemConfig[] {
  if (index.schemas.length <= MAX_SCHEMAS_IN_LIST) {
    return index.schemas.map(schemaItem);
  }
  const byInitial = groupBy(index.schemas, ({title}) =>
    Array.from(title.toUpperCase()).slice(0, 1).join(''),
  );
  return Object.entries(byInitial)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([label, schemas]) => ({
      type: 'category',
      label,
      items: schemas.map(schemaItem),
    }));
}

function schemaItem({route, title}: SchemaEntry): SidebarItemConfig {
  return {type: 'doc', id: route.slice(1), label: title};
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
    (operation) => planOperationRoute(plan.name, {...operation, slug: slugOf(operation)}),
    (operation) => operation.plan === plan.name,
  );
  return category.items.length === 0 ? [] : [category];
}

interface Category {
  type: 'category';
  label: string;
  items: SidebarItemConfig[];
}

function createCategory(
  index: ReferenceIndex,
  group: GroupEntry,
  routeOf: (operation: OperationEntry) => string,
  isListed: (operation: OperationEntry) => boolean = () => true,
): Category {
  const operations = index.operations.filter(
    (operation) => operation.tag === group.tag && isListed(operation),
  );
  return {
    type: 'category',
    label: group.name,
    items: [
      ...operations.map((operation): SidebarItemConfig => ({
        type: 'doc',
        id: routeOf(operation).slice(1),
        label: operation.title,
        className: `api-method ${operation.method.toLowerCase()}`,
      })),
      ...group.groups
        .map((subGroup) => createCategory(index, subGroup, routeOf, isListed))
        .filter(({items}) => items.length > 0),
    ],
  };
}

function slugOf(operation: OperationEntry): string {
  return operation.route.slice(operation.route.lastIndexOf('/') + 1);
}
