/** The languages of the types, in display order. */
export const TYPE_LANGUAGES = [
  {id: 'typescript', label: 'TypeScript', extension: 'd.ts'},
  {id: 'go', label: 'Go', extension: 'go'},
  {id: 'python', label: 'Python', extension: 'py'},
] as const;

export type TypeLanguage = (typeof TYPE_LANGUAGES)[number]['id'];

/** A file with the types of the API in one language. */
export interface TypeFile {
  label: string;
  path: string;
}

/** The type of a schema or a response, as its page links it. */
export interface TypeLink {
  /** Path of a {@link TypeView}, which the page fetches when the reader opens the type. */
  view: string;
  files: TypeFile[];
}

/** The code of a type in all languages, with the types that it needs. */
export interface TypeView {
  languages: {
    language: TypeLanguage;
    label: string;
    /** Highlighted code. */
    html: string;
  }[];
  /** Number of types that the code needs and does not have: they are in the files. */
  leftOut: number;
}

/** Returns the files with all types: `/types/kaia.d.ts`. */
export function typeFiles({shortName}: {shortName: string}): TypeFile[] {
  return TYPE_LANGUAGES.map(({label, extension}) => ({
    label,
    path: `/types/${shortName}.${extension}`,
  }));
}

/** Returns the path of the {@link TypeView} of a type: `/types/views/BlockView.json`. */
export function typeViewPath(name: string): string {
  return `/types/views/${name}.json`;
}
