import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {Joi} from '@docusaurus/utils-validation';
import leven from 'leven';
import minBy from 'lodash/minBy';
import pick from 'lodash/pick';
import type {Operation} from '../../operation/operation';
import {OUTPUT_NAMES, type Outputs} from '../../pages/outputs';
import type {RepairOptions} from '../../pages/read-document';
import {type Host, HOSTS} from '../hosts';
import type {Download} from '../markdown/llms';
import type {MoreFiles} from '../openapi-docs/options';
import {type PolicySources, SOURCE_DIRECTIVES} from '../policy/policy';
import {containingFolder} from './docs-folders';
import {
  type Difference,
  pluginOptions,
  type PluginOptions,
  readPluginOptions,
} from './plugin-options';

/**
 * Options of the preset. Paths are relative to the site. Options of docusaurus-plugin-openapi-docs are accepted,
 * too: its `config` has a reference for each entry.
 */
export interface PresetOptions {
  /** The first one is at the root of the site, and has the switch of servers. */
  readonly references: readonly ReferenceSettings[];
  /**
   * Files of the site that `/llms.txt` lists beside those of every reference. Default: none.
   * Example: `[{file: 'errors.json', title: 'Errors', description: 'all codes of errors'}]`.
   */
  readonly downloads: readonly Download[];
  /**
   * The repository of the site at GitHub. Pages link to their files there, with the day of the last commit, and
   * readers can open an issue about an endpoint. Default: none.
   * Example: `'https://github.com/example/docs'`.
   */
  readonly repository?: string;
  /**
   * Options of docusaurus-reference-search, which has to be installed; `true` for its defaults. Default:
   * `false`, no search.
   * Example: `{maxSearchResults: 10}`.
   */
  readonly search: boolean | Readonly<Record<string, unknown>>;
  /**
   * Files beside the pages that a build does not write: those that the site has itself, or does not want.
   * Default: all are `true`.
   * Example: `{llms: false}`.
   */
  readonly outputs: Outputs;
  /**
   * Gives each page a Content Security Policy that allows the scripts of the site itself and requests to the servers
   * of the references. Scripts of other hosts, such as those of analytics, have to be among `policySources`. A page
   * with another inline script ends the build. Default: `false`.
   * Example: `true`.
   */
  readonly policy: boolean;
  /**
   * Origins beside the site itself that the policy allows by directive. Default: none.
   * Example: `{'script-src': ['https://www.googletagmanager.com']}`.
   */
  readonly policySources: PolicySources;
  /**
   * Draws a card of each page, which other sites show beside a link to it, with a logo: an SVG file. Default: no cards.
   * Example: `{logo: 'static/img/logo-dark.svg'}`.
   */
  readonly socialCards?: {readonly logo: string};
  /**
   * Adds to each page what it is about, as JSON-LD (https://schema.org). Default: `true`.
   * Example: `false`.
   */
  readonly structuredData: boolean;
  /**
   * The hosts for which the build has a file with headers, redirects and the policy, and a `robots.txt`. Default: none.
   * Example: `['netlify']`.
   */
  readonly hosts: readonly Host[];
  /**
   * Loads the scripts of a page after its first paint, and colours code when the site is built. It uses more of
   * Docusaurus than is documented, and sets `ssrTemplate`. Default: `false`.
   * Example: `true`.
   */
  readonly fastPages: boolean;
}

/** Options of a reference. Those of an entry of `config` are before those of the whole preset. */
export interface ReferenceSettings {
  /**
   * The OpenAPI document: a file of YAML or JSON, or a URL. The environment variable `OPENAPI_URL` replaces it.
   * Example: `'openapi.yaml'`, or `'https://example.com/openapi.json'`.
   */
  readonly specPath: string;
  /**
   * The name by which readers tell it from the other references of the site. Default: the title of the document, with
   * its version where titles are equal.
   * Example: `'Museum API v2'`.
   */
  readonly label?: string;
  /**
   * OpenAPI Overlays, applied to the document in this order. Default: none.
   * Example: `['openapi/texts.overlay.yaml']`.
   */
  readonly overlays: readonly string[];
  /**
   * Folder of what changed in the document, a YAML file for each day. With it, there is a changelog.
   * Example: `'openapi/changes'`.
   */
  readonly changesDir?: string;
  /**
   * The last overlay, which `api:verify` writes: when the service last answered as described (`x-checked`).
   * Default: none.
   * Example: `'openapi/checks.overlay.yaml'`.
   */
  readonly checksOverlay?: string;
  /**
   * Extensions of the document and its operations that `@theme/OperationNotes` and other components of the site
   * show. Default: none.
   * Example: `['x-credits']`.
   */
  readonly extensions?: readonly `x-${string}`[];
  /**
   * Completes the document before it is read, and returns what it has repaired. Default: nothing.
   * Example: `(document) => addPlans(document)`.
   */
  readonly prepare?: RepairOptions['prepare'];
  /**
   * Writes further files in the folder of the docs: `folders` are globs of folders that are theirs alone. Default:
   * none.
   * Example: `{folders: ['plans/*'], create: (reference) => createPlanPages(reference)}`.
   */
  readonly moreFiles?: MoreFiles;
  /**
   * Returns what the search knows of the reference: the operations that it suggests first for a pasted value, labels
   * of operations, and words of the same meaning. Default: none.
   * Example: `() => ({synonyms: [[['tx'], ['transaction']]]})`.
   */
  readonly searchTerms?: () => SearchTerms | Promise<SearchTerms>;
  /**
   * A name of the site that never changes, by which readers of the feed of changes know its entries. Default:
   * the host of the site.
   * Example: `'pet-store-docs'`.
   */
  readonly feedName?: string;
  /**
   * Options of the docs plugin that shows the reference. Default: `id` and `path` are `'api-reference'`,
   * `routeBasePath` is `'/'`. Generated files are in the folder `path`, which no other docs plugin contains.
   * Example: `{path: 'reference', breadcrumbs: false}`.
   */
  readonly docs: DocsOptions & {readonly id: string; readonly path: string};
}

/** What an entry of `config` has beside the options of docusaurus-plugin-openapi-docs. */
export type OwnSettings = Partial<Omit<ReferenceSettings, 'specPath' | 'docs'>> & {
  readonly docs?: DocsOptions & {readonly id?: string; readonly path?: string};
};

/** The options as a site writes them. */
export type Options = Partial<Omit<PresetOptions, 'references'>> &
  OwnSettings &
  ({readonly specPath: string; readonly config?: never} | PluginOptions<OwnSettings>);

/** What docusaurus-reference-search knows of a reference. */
export interface SearchTerms {
  /** operationIds to suggest first for a pasted value, by its kind. Others follow, shortest path first. */
  readonly preferred?: Readonly<Record<string, readonly string[]>>;
  /** Texts by which an operation is found too. */
  readonly labelsOf?: (operation: Operation) => readonly string[];
  /** Phrases of readers, each with the phrases that the pages have for them. */
  readonly synonyms?: readonly (readonly [readonly string[], readonly string[]])[];
}

type GivenOptions = Omit<PresetOptions, 'references'> & Options;

const DOCS_DEFAULTS = {id: 'api-reference', path: 'api-reference', routeBasePath: '/'};

const OWN_SETTINGS = {
  label: Joi.string(),
  overlays: Joi.array().items(Joi.string()),
  changesDir: Joi.string(),
  feedName: Joi.string(),
  checksOverlay: Joi.string(),
  extensions: Joi.array().items(Joi.string().pattern(/^x-/)),
  prepare: Joi.function(),
  moreFiles: Joi.object({
    folders: Joi.array().items(Joi.string()).required(),
    create: Joi.function().required(),
  }),
  searchTerms: Joi.function(),
  docs: Joi.object({
    id: Joi.string(),
    path: Joi.string(),
    routeBasePath: Joi.string().allow(''),
  }).unknown(),
};

const ORIGINS = Joi.array().items(
  Joi.string()
    .pattern(/^(https?|wss?):\/\/[^/]+$/)
    .messages({
      'string.pattern.base':
        '{{#label}} is "{#value}": write an origin, such as https://example.com',
    }),
);

const schema = Joi.object<GivenOptions>({
  specPath: Joi.string(),
  ...OWN_SETTINGS,
  downloads: Joi.array()
    .items(
      Joi.object({
        file: Joi.string().required(),
        title: Joi.string().required(),
        description: Joi.string().required(),
      }),
    )
    .default([]),
  repository: Joi.string().uri({scheme: ['http', 'https']}),
  search: Joi.alternatives(Joi.boolean(), Joi.object()).default(false),
  outputs: Joi.object(
    Object.fromEntries(OUTPUT_NAMES.map((name) => [name, Joi.boolean()])),
  ).default({}),
  policy: Joi.boolean().default(false),
  policySources: Joi.object(
    Object.fromEntries(SOURCE_DIRECTIVES.map((name) => [name, ORIGINS])),
  ).default({}),
  socialCards: Joi.object({logo: Joi.string().required()}),
  structuredData: Joi.boolean().default(true),
  hosts: Joi.array()
    .items(Joi.string().valid(...HOSTS))
    .default([]),
  fastPages: Joi.boolean().default(false),
  ...pluginOptions(OWN_SETTINGS),
})
  .xor('specPath', 'config')
  .messages({
    'object.missing': '"specPath" is required: it names the OpenAPI document',
    'object.xor': '"specPath" and "config" both name a document: remove one of them',
  })
  .label('options');

/**
 * Returns the options with their defaults, and what of docusaurus-plugin-openapi-docs is done otherwise.
 *
 * @param otherFolders of the docs plugins of the site.
 * @throws Error that names each wrong option, and the nearest right one.
 */
export function readPresetOptions(
  given: unknown,
  otherFolders: readonly string[] = [],
): {
  options: PresetOptions;
  differences: readonly Difference[];
} {
  const result = schema.validate(given, {abortEarly: false, convert: false});
  if (result.error !== undefined) {
    throw optionsError(problemsOf(result.error));
  }
  const {value} = result;
  const {references, differences} =
    value.config === undefined
      ? {
          references: [{...value, docs: {...DOCS_DEFAULTS, ...value.docs}}],
          differences: [],
        }
      : readPluginOptions<OwnSettings>(value, otherFolders);
  const settings = references.map((reference): ReferenceSettings => ({
    overlays: [],
    ...pick(reference, [
      'specPath',
      'label',
      'overlays',
      'changesDir',
      'feedName',
      'checksOverlay',
      'extensions',
      'prepare',
      'moreFiles',
      'searchTerms',
      'docs',
    ]),
  }));
  settings.forEach(({label, docs: {path: folder, routeBasePath}}, index) => {
    const otherSettings = settings.filter((_, other) => other !== index);
    const others = otherSettings.map(({docs}) => docs);
    if (label !== undefined && otherSettings.some((other) => other.label === label)) {
      throw optionsError(
        `"label" of two references is "${label}": name another one, in their entries of "config"`,
      );
    }
    const other = containingFolder(folder, [
      ...otherFolders,
      ...others.map((docs) => docs.path),
    ]);
    if (other !== undefined) {
      // Docusaurus would compile each page twice, and fail with a message that does not help.
      throw optionsError(
        `"docs.path" is "${folder}", which is in the folder "${other}" of another docs plugin: name a folder beside it`,
      );
    }
    if (others.some((docs) => baseOf(docs) === baseOf({routeBasePath}))) {
      throw optionsError(
        `"docs.routeBasePath" of two references is "${routeBasePath}": name another one`,
      );
    }
  });
  return {
    options: {
      references: settings,
      ...pick(value, [
        'downloads',
        'repository',
        'search',
        'outputs',
        'policy',
        'policySources',
        'socialCards',
        'structuredData',
        'hosts',
        'fastPages',
      ]),
    },
    differences,
  };
}

/** Returns the folder of the addresses of docs: `/orders`, or nothing for the root of the site. */
export function baseOf({routeBasePath = ''}: Pick<DocsOptions, 'routeBasePath'>): string {
  const name = routeBasePath.replace(/^\/+|\/+$/g, '');
  return name === '' ? '' : `/${name}`;
}

function optionsError(problems: string): Error {
  return new Error(
    `The options of the preset docusaurus-openapi-reference are wrong: ${problems}.`,
  );
}

/** Describes wrong names only, if there are any: the other problems may be due to them. */
function problemsOf({details}: Joi.ValidationError): string {
  const unknown = details.filter(({type}) => type === 'object.unknown');
  return unknown.length === 0
    ? details.map(({message}) => message).join('; ')
    : unknown.map(({path}) => unknownProblem(path.map(String))).join('; ');
}

function unknownProblem(path: readonly string[]): string {
  const names = namesAt(schema.describe() as Description, path.slice(0, -1));
  const nearest = nearestName(path.at(-1) ?? '', names);
  const hint =
    nearest === undefined
      ? `the options there are ${names.join(', ')}`
      : `did you mean "${nearest}"?`;
  return `"${path.join('.')}" is not an option: ${hint}`;
}

/** What `describe` of Joi returns, as far as it is read. */
interface Description {
  readonly keys?: Readonly<Record<string, Description>>;
  readonly patterns?: readonly {readonly rule: Description}[];
  readonly items?: readonly Description[];
}

/** Returns the names of the options of the object at a path. */
function namesAt(description: Description, [name, ...rest]: readonly string[]): string[] {
  const {keys = {}, patterns = [], items = []} = description;
  if (name === undefined) {
    return Object.keys(keys);
  }
  const [inner = {}] = [keys[name], patterns[0]?.rule, items[0]].filter(
    (found) => found !== undefined,
  );
  return namesAt(inner, rest);
}

/** Returns the name that differs least, if less than half of the letters do. */
function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const distance = (name: string): number =>
    leven(name.toLowerCase(), wrong.toLowerCase());
  const nearest = minBy(names, distance);
  return nearest !== undefined &&
    distance(nearest) < Math.max(nearest.length, wrong.length) / 2
    ? nearest
    : undefined;
}
