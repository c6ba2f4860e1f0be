import type {OptionValidationContext} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {DEFAULT_RANKING, type Ranking, SEARCH_FIELDS} from '../search/ranking';
import {PANEL_PLACEMENTS, type PanelPlacement} from '../search/settings';

/** Options of the search plugin. Defaults: product specification, section 9. */
export interface SearchOptions {
  maxSearchResults: number;
  /** Number of parent categories that are indexed with a page, innermost first. */
  indexDocSidebarParentCategories: number;
  ranking: Ranking;
  panelPlacement: PanelPlacement;
  /** Globs of routes without the base URL, such as `/copies/**`, whose pages are not searchable. */
  ignorePatterns: string[];
  /** What is found in the pages of references. */
  documentsFiles: ReferenceDocuments[];
}

/** What is found in the pages of a reference. */
export interface ReferenceDocuments {
  /** Id of the instance of the docs plugin that has the pages. */
  docs: string;
  /** JSON file of an `IndexContent`, relative to the folder of the docs. Each version of them has its own. */
  file: string;
  /** Name of the reference, if the site has several. */
  label?: string;
}

const placements = PANEL_PLACEMENTS.join(', ');

const schema = Joi.object<SearchOptions>({
  maxSearchResults: Joi.number().integer().min(1).default(8),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(0),
  ranking: Joi.object({
    b: Joi.number().min(0).max(1).default(DEFAULT_RANKING.b),
    k1: Joi.number().min(0).default(DEFAULT_RANKING.k1),
    boosts: Joi.object(
      Object.fromEntries(
        SEARCH_FIELDS.map((field) => [
          field,
          Joi.number().positive().default(DEFAULT_RANKING.boosts[field]),
        ]),
      ),
    ).default(),
  }).default(),
  panelPlacement: Joi.valid(...PANEL_PLACEMENTS)
    .default('end')
    .messages({
      'any.only': `{{#label}} of the search plugin is "{{#value}}": it must be one of ${placements}.`,
    }),
  ignorePatterns: Joi.array().items(Joi.string()).default([]),
  documentsFiles: Joi.array()
    .items(
      Joi.object({
        docs: Joi.string().required(),
        file: Joi.string().required(),
        label: Joi.string(),
      }),
    )
    .default([]),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<
  Partial<SearchOptions> | undefined,
  SearchOptions
>): SearchOptions {
  return validate(schema, options ?? {});
}
