import type {Group} from '../../reference/group';
import type {Operation} from '../../reference/operation';
import type {Plan} from '../../reference/plan';
import {groupRoute, operationRoute, planEndpointsRoute} from '../../reference/route';
import type {Schema} from '../../reference/schema';

export const GENERATED_PAGE_HEADER =
  '---\n# Generated from the OpenAPI description: run npm run api:generate.\n';

type FrontMatter = Record<string, string | boolean | null>;

/** Values are written as JSON: valid YAML that cannot break out of the front matter. */
function createPage(frontMatter: FrontMatter, body: string): string {
  const fields = Object.entries(frontMatter).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `${GENERATED_PAGE_HEADER}${fields.join('\n')}\n---\n\n${body}\n`;
}

export function createOperationPage(operation: Operation): string {
  return createPage(
    operationFrontMatter(operation),
    [
      "import OperationPage from '@site/src/features/endpoint/OperationPage';",
      `import data from './${operation.slug}.json';`,
      '',
      '<OperationPage {...data} />',
    ].join('\n'),
  );
}

/** Creates the copy of an operation page under a plan, with a canonical link to the original. */
export function createPlanOperationPage(operation: Operation): string {
  const data = `@site/docs${operationRoute(operation)}.json`;
  return createPage(
    operationFrontMatter(operation),
    [
      "import Canonical from '@site/src/components/Canonical';",
      "import OperationPage from '@site/src/features/endpoint/OperationPage';",
      `import data from ${JSON.stringify(data)};`,
      '',
      `<Canonical path={${JSON.stringify(operationRoute(operation))}} />`,
      '<OperationPage {...data} />',
    ].join('\n'),
  );
}

export function createPlanEndpointsPage(plan: Plan): string {
  return createPage(
    {
      id: 'index',
      title: `Endpoints of the ${plan.name} plan`,
      sidebar_label: 'Endpoints',
      description: `The ${plan.operations.length} endpoint pages listed for the ${plan.name} plan.`,
      slug: planEndpointsRoute(plan.name),
      custom_edit_url: null,
    },
    [
      "import PlanOperations from '@site/src/features/plans/PlanOperations';",
      '',
      `<PlanOperations plan={${JSON.stringify(plan.name)}} headings="h2" />`,
    ].join('\n'),
  );
}

/**
 * Creates the MDX page of a tag. It does not contain the tag's description: the dev server
 * reloads every page when one page changes.
 */
export function createGroupPage(group: Group): string {
  return createPage(
    {
      id: 'index',
      title: group.name,
      slug: groupRoute(group.tag),
      custom_edit_url: null,
    },
    [
      "import GroupPage from '@site/src/features/endpoint/GroupPage';",
      '',
      `<GroupPage tag={${JSON.stringify(group.tag)}} />`,
    ].join('\n'),
  );
}

export function createSchemaPage(schema: Schema): string {
  return createPage(
    {
      id: schema.slug,
      title: schema.title,
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: null,
    },
    [
      "import SchemaPage from '@site/src/features/schema/SchemaPage';",
      `import data from './${schema.slug}.json';`,
      '',
      '<SchemaPage {...data} />',
    ].join('\n'),
  );
}

function operationFrontMatter(operation: Operation): FrontMatter {
  return {
    id: operation.slug,
    title: operation.title,
    sidebar_class_name: `api-method ${operation.method.toLowerCase()}`,
    hide_title: true,
    hide_table_of_contents: true,
    custom_edit_url: null,
  };
}
