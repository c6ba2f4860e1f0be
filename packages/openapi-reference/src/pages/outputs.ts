/** What a build writes beside its pages, by the names of the option `outputs`. */
export const OUTPUT_NAMES = [
  'markdown',
  'llms',
  'catalog',
  'openapi',
  'postman',
  'types',
  'feed',
] as const;

export type OutputName = (typeof OUTPUT_NAMES)[number];

/** Which outputs a site has. Those that are not named are on. */
export type Outputs = Readonly<Partial<Record<OutputName, boolean>>>;
