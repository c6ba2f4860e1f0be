import {LISTS_ENDPOINTS} from '../../pages/generated-page';
import type {Reference} from '../../pages/reference';
import type {GeneratedFiles} from './generated-files';
import {createPage, importData} from './page';

/** The pages that a site can write itself, by their names. */
export const OVERVIEW_PAGES = ['api', 'schemas', 'changelog'] as const;

/**
 * Creates the pages of all endpoints, of all schemas and of all changes, as far as the site has not
 * written them by hand.
 */
export function createOverviewPages(
  {title, schemas}: Pick<Reference, 'title' | 'schemas'>,
  hasChangelog: boolean,
  isHandWritten: (file: string) => boolean,
): GeneratedFiles {
  const pages: [name: (typeof OVERVIEW_PAGES)[number], page: string | undefined][] = [
    ['api', createApiPage(title)],
    ['schemas', schemas.length === 0 ? undefined : createSchemasPage(title)],
    ['changelog', hasChangelog ? createChangelogPage(title) : undefined],
  ];
  return new Map(
    pages.flatMap(([name, page]): [string, string][] =>
      page === undefined || isHandWritten(`${name}.mdx`) ? [] : [[`${name}.mdx`, page]],
    ),
  );
}

function createApiPage(title: string): string {
  return createPage(
    {
      title: 'API reference',
      slug: '/api',
      description: `Every endpoint of ${title}.`,
      hide_table_of_contents: true,
      [LISTS_ENDPOINTS]: true,
      custom_edit_url: null,
    },
    [
      "import {ApiMap, Downloads, Introduction, OperationIndex} from 'docusaurus-openapi-reference/components';",
      importData('introduction', 'introduction'),
      importData('map', 'map'),
      importData('mapHtml', '_files/api-map'),
      importData('reference', 'reference'),
      '',
      '<Introduction {...introduction} />',
      '',
      '<ApiMap file={map.file} html={mapHtml} />',
      '',
      '<OperationIndex reference={reference} />',
      '',
      '<Downloads folder="pathname:///" />',
    ],
  );
}

function createSchemasPage(title: string): string {
  return createPage(
    {
      title: 'Schemas',
      slug: '/schemas',
      description: `Every data type of ${title}.`,
      custom_edit_url: null,
    },
    [
      "import {schemaContents, SchemaIndex, SchemaIntroduction} from 'docusaurus-openapi-reference/components';",
      importData('reference', 'reference'),
      '',
      'export const toc = schemaContents(reference);',
      '',
      '<SchemaIntroduction reference={reference} />',
      '',
      '<SchemaIndex reference={reference} />',
    ],
  );
}

function createChangelogPage(title: string): string {
  return createPage(
    {
      title: 'Changelog',
      slug: '/changelog',
      description: `What changed in the description of ${title}, newest first.`,
      custom_edit_url: null,
    },
    [
      "import {Changelog, releaseContents} from 'docusaurus-openapi-reference/components';",
      importData('changelog', 'changelog'),
      '',
      'export const toc = releaseContents(changelog.releases);',
      '',
      '<Changelog {...changelog} />',
    ],
  );
}
