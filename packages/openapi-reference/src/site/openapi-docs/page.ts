import escape from 'lodash/escape';
import path from 'node:path';
import {CANONICAL_PATH, LISTS_ENDPOINTS} from '../../pages/generated-page';
import {type Group, hasRichText} from '../../operation/group';
import {INTRODUCTION_ROUTE, type Introduction} from '../../introduction/introduction';
import type {Operation} from '../../operation/operation';
import {groupRoute, operationRoute} from '../../route/route';
import {
  blocksOf,
  firstSentence,
  isHeading,
  nodeText,
  toRichText,
} from '../../text/rich-text';
import type {Schema} from '../../schema/schema';
import {AUTHENTICATION_ROUTE, AUTHENTICATION_TITLE} from '../../security/security';

export const GENERATED_PAGE_HEADER =
  '---\n# Generated from the OpenAPI description: run docusaurus gen-api-docs all.\n';

/** The data of the first reference of a site, to webpack. */
export const FIRST_DATA = '@openapi-reference/data';

type FrontMatter = Record<string, string | boolean | null>;

/** Creates a doc. Values are written as JSON: valid YAML that cannot break out of the front matter. */
export function createPage(frontMatter: FrontMatter, body: readonly string[]): string {
  const fields = Object.entries(frontMatter).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `${GENERATED_PAGE_HEADER}${fields.join('\n')}\n---\n\n${body.join('\n')}\n`;
}

/*
 * The bodies of the docs of operations and schemas are what Docusaurus compiles if `framework/docs-routes.ts`
 * does not give them a route without a module.
 */

export function createOperationPage(operation: Operation): string {
  return createPage(operationFrontMatter(operation), [
    "import {OperationPage} from 'docusaurus-openapi-reference/components';",
    `import data from ${ownData(operation.slug)};`,
    '',
    '<OperationPage {...data} />',
  ]);
}

/** Creates a copy of an operation page for another path, with a canonical link to the original. */
export function createOperationCopy(operation: Operation): string {
  const route = operationRoute(operation);
  return createPage({...operationFrontMatter(operation), [CANONICAL_PATH]: route}, [
    "import {Canonical, OperationPage} from 'docusaurus-openapi-reference/components';",
    importData('data', route.replace(/^\/api\//, '')),
    '',
    `<Canonical path={${JSON.stringify(route)}} />`,
    '',
    '<OperationPage {...data} />',
  ]);
}

/** Imports a generated file of data, which MDX gives to its components. */
export function importData(name: string, file: string): string {
  return `import ${name} from ${JSON.stringify(`${FIRST_DATA}/${file}.json`)};`;
}

/** The file of data beside a doc. */
function ownData(slug: string): string {
  return JSON.stringify(`./${slug}.json`);
}

/** Creates the MDX page of all security schemes. */
export function createAuthenticationPage(): string {
  return createPage(
    {
      id: 'authentication',
      title: AUTHENTICATION_TITLE,
      description: 'The credentials that the API takes, and how to send them.',
      slug: AUTHENTICATION_ROUTE,
      custom_edit_url: null,
    },
    [
      "import {AuthenticationPage} from 'docusaurus-openapi-reference/components';",
      importData('authentication', 'authentication'),
      '',
      '<AuthenticationPage schemes={authentication.schemes} />',
    ],
  );
}

/**
 * Creates the MDX page of a tag. It does not contain the tag's description: the dev server
 * reloads every page when one page changes.
 */
export function createGroupPage(group: Group): string {
  const isRich = hasRichText(group);
  return createPage(
    {
      id: 'index',
      title: group.name,
      slug: groupRoute(group.tag),
      [LISTS_ENDPOINTS]: true,
      custom_edit_url: null,
    },
    [
      "import {GroupPage} from 'docusaurus-openapi-reference/components';",
      importData('reference', 'reference'),
      ...(isRich
        ? [
            "import {GroupDescription} from 'docusaurus-openapi-reference/components';",
            importData('groups', 'group-texts'),
          ]
        : []),
      '',
      `<GroupPage reference={reference} tag={${JSON.stringify(group.tag)}}${isRich ? ' Description={GroupDescription} texts={groups.texts}' : ''} />`,
    ],
  );
}

/** Creates the page of a long introduction, with its headings as table of contents. */
export function createIntroductionPage({text}: Introduction): string {
  const blocks = blocksOf(text);
  const toc = blocks.filter(isHeading).map((heading) => ({
    // Docusaurus shows it as HTML.
    value: escape(nodeText(heading).trim()),
    id: heading.properties['id'],
    level: Number(heading.tagName.slice(1)),
  }));
  return createPage(
    {
      id: 'introduction',
      title: 'Introduction',
      description: firstSentence(toRichText(blocks.filter((block) => !isHeading(block)))),
      slug: INTRODUCTION_ROUTE,
      custom_edit_url: null,
    },
    [
      "import {IntroductionText} from 'docusaurus-openapi-reference/components';",
      importData('introduction', 'introduction-text'),
      '',
      `export const toc = ${JSON.stringify(toc)};`,
      '',
      '<IntroductionText text={introduction.text} />',
    ],
  );
}

export function createSchemaPage(schema: Schema): string {
  const slug = path.posix.basename(schema.route);
  return createPage(
    {
      id: slug,
      title: schema.title,
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: null,
    },
    [
      "import {SchemaPage} from 'docusaurus-openapi-reference/components';",
      `import data from ${ownData(slug)};`,
      '',
      '<SchemaPage {...data} />',
    ],
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
