import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {proves} from '@site/tests/specification/proves';
import {validateOptions, type SearchOptions} from './options';

type Context = OptionValidationContext<Partial<SearchOptions> | undefined, SearchOptions>;

/** Validates options like Docusaurus, which does not convert types. */
const validate = (options: unknown): SearchOptions =>
  validateOptions({options, validate: normalizePluginOptions} as Context);

const DEFAULTS = {
  maxSearchResults: 8,
  indexDocSidebarParentCategories: 0,
  ranking: {
    b: 0.75,
    k1: 1.2,
    boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
  },
  panelPlacement: 'end',
};

describe('validateOptions', () => {
  it.each([[undefined], [{}], [{ranking: {}}], [{ranking: {boosts: {}}}]])(
    'applies the defaults of the specification: %j.',
    (options) => {
      expect(validate(options)).toMatchObject(DEFAULTS);
    },
  );

  it('applies defaults beside the given options.', () => {
    const counts = {maxSearchResults: 20, indexDocSidebarParentCategories: 2};
    const {boosts} = DEFAULTS.ranking;
    expect(validate({...counts, ranking: {b: 0, boosts: {tags: 0.5}}})).toMatchObject({
      ...DEFAULTS,
      ...counts,
      ranking: {b: 0, k1: 1.2, boosts: {...boosts, tags: 0.5}},
    });
  });

  it.each(['start', 'end', 'full-width', 'input-wrapper-width'])(
    'accepts the panel placement %s.',
    (panelPlacement) => {
      expect(validate({panelPlacement})).toMatchObject({panelPlacement});
    },
  );

  it.each(['middle', 'End', '', 1, null, true, ['end']])(
    'rejects the panel placement %j, and names the four valid ones.',
    proves('S5.10'),
    (panelPlacement) => {
      expect(() => validate({panelPlacement})).toThrow(
        /"panelPlacement" of the search plugin is ".*": it must be one of start, end, full-width, input-wrapper-width\./,
      );
    },
  );

  it.each([
    ['"maxSearchResults" must be a number', {maxSearchResults: '8'}],
    ['"maxSearchResults" must be an integer', {maxSearchResults: 1.5}],
    ['"maxSearchResults" must be greater than or equal to 1', {maxSearchResults: 0}],
    [
      '"indexDocSidebarParentCategories" must be greater than or equal to 0',
      {indexDocSidebarParentCategories: -1},
    ],
    ['"ranking.b" must be less than or equal to 1', {ranking: {b: 2}}],
    ['"ranking.k1" must be greater than or equal to 0', {ranking: {k1: -1}}],
    ['"ranking.boosts.title" must be a positive number', {ranking: {boosts: {title: 0}}}],
    ['"ranking.boosts.body" is not allowed', {ranking: {boosts: {body: 1}}}],
    ['"language" is not allowed', {language: 'en'}],
  ])('reports that %s.', (message, options) => {
    expect(() => validate(options)).toThrow(message);
  });
});
