/** `querystring` is of OpenAPI 3.2: the parameter is the whole query. */
export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

/** How a style writes the parts of a value (OpenAPI 3.1.1, section "Style Values"). */
interface StyleForm {
  readonly locations: readonly ParameterLocation[];
  /** Without `explode`, each part is sent by itself. */
  readonly isExploded: boolean;
  /** A single value is sent as in the default style. */
  readonly isOfParts: boolean;
  /** What is before the first part, and between exploded parts. */
  readonly first: string;
  readonly separator: string;
  readonly isNamed: boolean;
  readonly afterEmptyName: string;
  /** What is between parts that are not exploded. */
  readonly delimiter: string;
}

const SIMPLE: StyleForm = {
  locations: ['path', 'header'],
  isExploded: false,
  isOfParts: false,
  first: '',
  separator: ',',
  isNamed: false,
  afterEmptyName: '',
  delimiter: ',',
};

const FORM: StyleForm = {
  ...SIMPLE,
  locations: ['query', 'querystring', 'cookie'],
  isExploded: true,
  separator: '&',
  isNamed: true,
  afterEmptyName: '=',
};

/** Styles of the query, also of fields of forms, that only values of parts have. */
const PARTS: StyleForm = {
  ...FORM,
  locations: ['query'],
  isExploded: false,
  isOfParts: true,
};

const STYLES = {
  simple: SIMPLE,
  label: {...SIMPLE, locations: ['path'], first: '.', separator: '.'},
  matrix: {...SIMPLE, locations: ['path'], first: ';', separator: ';', isNamed: true},
  form: FORM,
  spaceDelimited: {...PARTS, delimiter: ' '},
  pipeDelimited: {...PARTS, delimiter: '|'},
  deepObject: PARTS,
  cookie: {...FORM, locations: ['cookie'], separator: '; '},
} satisfies Record<string, StyleForm>;

/** How a value becomes text. */
export type ParameterStyle = keyof typeof STYLES;

/** All styles. The first of a location is its default. `cookie` is of OpenAPI 3.2. */
export const PARAMETER_STYLES: Readonly<Record<ParameterStyle, StyleForm>> = STYLES;

/** Returns the styles of a location, the default first. */
export function stylesOf(location: ParameterLocation): ParameterStyle[] {
  return (Object.keys(STYLES) as ParameterStyle[]).filter((style) =>
    PARAMETER_STYLES[style].locations.includes(location),
  );
}

/** Returns how the style of a parameter writes it; without one, the default style of its location. */
export function styleForm({
  in: location,
  style = stylesOf(location)[0] ?? 'form',
}: {
  in: ParameterLocation;
  style?: ParameterStyle;
}): StyleForm {
  return PARAMETER_STYLES[style];
}
