import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {Joi} from '@docusaurus/utils-validation';
import type {Download} from '../markdown/llms';

/** Options of the preset. Paths are relative to the site. */
export interface PresetOptions {
  /** The OpenAPI document: a file of YAML or JSON. The environment variable `OPENAPI_URL` replaces it. */
  readonly specPath: string;
  /** OpenAPI Overlays that are applied to the document, in this order: `['openapi/texts.overlay.yaml']`. */
  readonly overlays: readonly string[];
  /** Folder of what changed in the description, a file for each day. With it, there is a changelog. */
  readonly changesDir?: string;
  /** A name of the site that never changes, by which readers of the feed know its entries. */
  readonly feedName?: string;
  /** Options of the docs plugin, for the docs of the reference. */
  readonly docs: DocsOptions & {readonly id: string; readonly path: string};
  /** Files that `/llms.txt` lists beside those of every reference. */
  readonly downloads: readonly Download[];
  /** Options of docusaurus-reference-search, which has to be installed; `true` for its defaults. */
  readonly search: boolean | Readonly<Record<string, unknown>>;
}

const schema = Joi.object<PresetOptions>({
  specPath: Joi.string().required(),
  overlays: Joi.array().items(Joi.string()).default([]),
  changesDir: Joi.string(),
  feedName: Joi.string(),
  docs: Joi.object({
    id: Joi.string().default('api-reference'),
    path: Joi.string().default('api-reference'),
    routeBasePath: Joi.string().allow('').default('/'),
  })
    .unknown()
    .default(),
  downloads: Joi.array()
    .items(
      Joi.object({
        file: Joi.string().required(),
        title: Joi.string().required(),
        description: Joi.string().required(),
      }),
    )
    .default([]),
  search: Joi.alternatives(Joi.boolean(), Joi.object()).default(false),
}).label('options');

/**
 * Returns the options with their defaults.
 *
 * @throws Error that names each wrong option, and the options that exist.
 */
export function validatePresetOptions(options: unknown): PresetOptions {
  const result = schema.validate(options, {abortEarly: false, convert: false});
  if (result.error === undefined) {
    return result.value;
  }
  const problems = result.error.details.map(({message}) => message).join('; ');
  const names = Object.keys((schema.describe() as {keys: object}).keys).join(', ');
  throw new Error(
    `The options of the preset docusaurus-openapi-reference are wrong: ${problems}. Its options are ${names}.`,
  );
}
