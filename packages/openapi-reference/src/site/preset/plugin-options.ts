import {Joi} from '@docusaurus/utils-validation';
import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import uniqBy from 'lodash/uniqBy';
import {containingFolder} from './docs-folders';

/** A name of an option of docusaurus-plugin-openapi-docs, and what this preset does instead. */
export interface Difference {
  readonly name: string;
  readonly instead: string;
}

/** What is read of the options of docusaurus-plugin-openapi-docs. */
export interface PluginOptions<Own> {
  /** The APIs by their ids: `{petstore: {specPath: 'petstore.yaml', outputDir: 'docs/petstore'}}`. */
  readonly config: Readonly<Record<string, ApiOptions & Own>>;
}

interface ApiOptions {
  readonly specPath: string;
  readonly outputDir?: string;
  readonly sidebarOptions?: SidebarOptions;
}

/** They are options of the docs plugin, too. */
interface SidebarOptions {
  readonly sidebarCollapsible?: boolean;
  readonly sidebarCollapsed?: boolean;
}

interface OtherOption {
  readonly instead: string;
  /** Values that ask for what is done. */
  readonly same?: readonly unknown[];
}

type OtherOptions = Readonly<Record<string, OtherOption>>;

const OWN_DOCS_PLUGIN: OtherOption = {
  instead: 'The preset has a docs plugin of its own.',
};

const OWN_PAGES: OtherOption = {
  instead:
    'Pages have no template. Wrap or eject @theme/OperationNotes to add to those of operations.',
};

const DOCS_VERSIONS: OtherOption = {
  instead:
    'Make versions of its docs: docusaurus docs:version:api-reference, and a docsVersionDropdown in the navbar.',
};

const OWN_SIDEBAR: OtherOption = {
  instead: 'Set docs.sidebarItemsGenerator to change the sidebar.',
};

const OTHER_OPTIONS: OtherOptions = {
  id: {instead: 'The ids of the references are those in config.'},
  docsPlugin: OWN_DOCS_PLUGIN,
  docsPluginId: OWN_DOCS_PLUGIN,
};

const NESTED_FOLDER: OtherOption = {
  instead:
    'The folder is docs.path, by default the id: this one is in that of another docs plugin. Pages are at /api and /schemas below docs.routeBasePath. Remove what docusaurus-plugin-openapi-docs generated here.',
};

const OTHER_API_OPTIONS: OtherOptions = {
  outputDir: {
    instead:
      'The folder has the reference only, whose pages are at /api and /schemas below docs.routeBasePath. Remove what docusaurus-plugin-openapi-docs generated there.',
  },
  proxy: {instead: 'The browser sends requests to the API itself.'},
  template: OWN_PAGES,
  infoTemplate: OWN_PAGES,
  tagTemplate: OWN_PAGES,
  schemaTemplate: OWN_PAGES,
  markdownGenerators: OWN_PAGES,
  downloadUrl: {
    instead:
      'The site has the document at /openapi.yaml and /openapi.json, and links it.',
  },
  hideSendButton: {
    instead: 'The request panel always has the button that sends.',
    same: [false],
  },
  showExtensions: {instead: 'Pages do not list vendor extensions.', same: [false]},
  sidebarOptions: {
    instead:
      'No sidebar.ts is written: the docs of the reference have their own sidebar.',
  },
  showSchemas: {instead: 'Each schema has a page.', same: [true]},
  showInfoPage: {instead: 'The reference has an overview at /api.', same: [true]},
  schemasOnly: {instead: 'Operations have pages, too.', same: [false]},
  disableCompression: {
    instead: 'The data of a page are a file that is not compressed.',
    same: [true],
  },
  maskCredentials: {
    instead: 'Code samples read credentials from environment variables.',
    same: [true],
  },
  externalJsonProps: {instead: 'The data of a page are a file.', same: [true]},
  version: DOCS_VERSIONS,
  baseUrl: DOCS_VERSIONS,
  versions: DOCS_VERSIONS,
};

const OTHER_SIDEBAR_OPTIONS: OtherOptions = {
  groupPathsBy: {
    instead: 'Operations are listed by tag, and tags by x-tagGroups if there are any.',
    same: ['tagGroup'],
  },
  categoryLinkSource: {
    instead: 'The page of a tag has its description and operations.',
    same: ['tag'],
  },
  customProps: OWN_SIDEBAR,
  sidebarGenerators: OWN_SIDEBAR,
};

/**
 * Returns the schemas of these options by their names. What is done otherwise is not checked.
 *
 * @param own Schemas of the options of this preset that an API has, too.
 */
export function pluginOptions(
  own: Record<string, Joi.Schema>,
): Record<string, Joi.Schema> {
  return {
    ...anyOf(OTHER_OPTIONS),
    config: Joi.object()
      .pattern(
        Joi.string(),
        Joi.object({
          ...anyOf(OTHER_API_OPTIONS),
          ...own,
          specPath: Joi.string().required(),
          outputDir: Joi.string(),
          label: Joi.string(),
          sidebarOptions: Joi.object({
            ...anyOf(OTHER_SIDEBAR_OPTIONS),
            sidebarCollapsible: Joi.boolean(),
            sidebarCollapsed: Joi.boolean(),
          }),
        }),
      )
      .min(1),
  };
}

function anyOf(options: OtherOptions): Record<string, Joi.Schema> {
  return mapValues(options, () => Joi.any());
}

/**
 * Returns the references that options of docusaurus-plugin-openapi-docs have, and what is done otherwise.
 *
 * @param otherFolders of docs plugins. Where one contains `outputDir`, the folder is named by the id.
 */
export function readPluginOptions<Own extends {readonly docs?: object}>(
  options: PluginOptions<Own> & Own,
  otherFolders: readonly string[],
) {
  const apis = Object.entries(options.config).map(([id, api], index) => {
    const {outputDir = id, sidebarOptions = {}} = api;
    const isNested = containingFolder(outputDir, otherFolders) !== undefined;
    return {
      reference: {
        ...options,
        ...api,
        docs: {
          id,
          path: isNested ? id : outputDir,
          routeBasePath: index === 0 ? '/' : id,
          ...pick(sidebarOptions, ['sidebarCollapsible', 'sidebarCollapsed']),
          ...options.docs,
          ...api.docs,
        },
      },
      differences: [
        ...differencesOf(api, {
          ...OTHER_API_OPTIONS,
          ...(isNested ? {outputDir: NESTED_FOLDER} : {}),
        }),
        ...differencesOf(sidebarOptions, OTHER_SIDEBAR_OPTIONS, 'sidebarOptions.'),
      ],
    };
  });
  return {
    references: apis.map(({reference}) => reference),
    differences: uniqBy(
      [
        ...differencesOf(options, OTHER_OPTIONS),
        ...apis.flatMap(({differences}) => differences),
      ],
      ({name, instead}) => name + instead,
    ),
  };
}

function differencesOf(given: object, others: OtherOptions, prefix = ''): Difference[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const other = others[name];
    return other === undefined || other.same?.includes(value) === true
      ? []
      : [{name: prefix + name, instead: other.instead}];
  });
}

/** Prints what is done otherwise, an option a line. */
export function printDifferences(differences: readonly Difference[]): string {
  return [
    'docusaurus-openapi-reference does these options of docusaurus-plugin-openapi-docs otherwise:',
    ...differences.map(({name, instead}) => `- ${name}: ${instead}`),
  ].join('\n');
}
