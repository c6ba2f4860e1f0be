/** The languages of the types, in display order. */
export const TYPE_LANGUAGES = [
  {id: 'typescript', label: 'TypeScript', extension: 'd.ts'},
  {id: 'go', label: 'Go', extension: 'go'},
  {id: 'python', label: 'Python', extension: 'py'},
] as const;

export type TypeLanguage = (typeof TYPE_LANGUAGES)[number]['id'];

/** A link to a file with all types. As properties of `Link`, they cost pages no code. */
export interface TypeFileLink {
  to: string;
  /** Name of the file. */
  children: string;
  download: true;
}

/** The type of a schema or a response, as its page links it. */
export interface TypeLink {
  /** Path of a {@link TypeView}, which the page fetches when the reader opens the type. */
  view: string;
  /** `TypeScript, Go, Python` */
  languages: string;
  files: TypeFileLink[];
}

/** The code of a type in all languages, with the types that it needs. */
export interface TypeView {
  languages: {
    language: TypeLanguage;
    label: string;
    code: string;
    colours: string;
  }[];
  /** Number of types that the code needs and does not have: they are in the files. */
  truncated: number;
}

/** Returns the paths of the files with all types: `/types/api.d.ts`. */
export function typeFilePaths({shortName}: {shortName: string}): string[] {
  return TYPE_LANGUAGES.map(({extension}) => `/types/${shortName}.${extension}`);
}

/** Links the files with all types. `pathname:` tells Docusaurus that they are not pages. */
export function typeFileLinks(api: {shortName: string}): TypeFileLink[] {
  return typeFilePaths(api).map((path) => ({
    to: `pathname://${path}`,
    children: path.slice(path.lastIndexOf('/') + 1),
    download: true,
  }));
}

/** Returns the path of the {@link TypeView} of a type: `/types/views/BlockView.json`. */
export function typeViewPath(name: string): string {
  return `/types/views/${name}.json`;
}
