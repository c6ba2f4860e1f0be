import type {ColouredCode, RequestValues} from 'docusaurus-openapi-reference/types';

export interface ProgramLanguage {
  /** That of the code samples. */
  readonly id: 'curl' | 'python' | 'go' | 'nodejs';
  readonly label: string;
  readonly extension: string;
  readonly prism: string;
  /** The command that runs a program, before its file. */
  readonly command: string;
}

/** Languages of the programs, in display order. A choice is shared with the code samples. */
export const programLanguages: readonly ProgramLanguage[] = [
  {id: 'curl', label: 'Shell (curl)', extension: 'sh', prism: 'bash', command: 'bash'},
  {
    id: 'python',
    label: 'Python (requests)',
    extension: 'py',
    prism: 'python',
    command: 'python3',
  },
  {id: 'go', label: 'Go', extension: 'go', prism: 'go', command: 'go run kaia.go'},
  {
    id: 'nodejs',
    label: 'Node.js',
    extension: 'mjs',
    prism: 'javascript',
    command: 'node',
  },
];

/** Returns the language of code blocks with programs. */
export function prismOf(language: ProgramLanguage['id']): string | undefined {
  return programLanguages.find(({id}) => id === language)?.prism;
}

/** The content of `recipe.json`. */
export interface RecipeManifest {
  /** Arguments of the programs that give the output on the page. */
  readonly arguments: readonly string[];
  /** Files that the programs write. */
  readonly writes: readonly string[];
  /** Operations that the programs call; `request` fills the form with identifiers of the chain. */
  readonly operations: readonly {
    readonly id: string;
    readonly request: RequestValues;
  }[];
}

/** A recipe as its page shows it. */
export interface RecipeData {
  readonly programs: readonly RecipeProgram[];
  readonly output: string;
  /** Files that the programs write, with their content. */
  readonly files: readonly RecipeFile[];
  readonly operations: readonly RecipeOperation[];
}

export interface RecipeProgram extends ColouredCode {
  readonly language: ProgramLanguage['id'];
  readonly label: string;
  readonly file: string;
  /** URL path without the base URL. */
  readonly path: string;
  /** Command that gives the output on the page. */
  readonly command: string;
  /** A zip file of the program and the client. */
  readonly bundle: Download;
  readonly client: Download;
}

export interface Download {
  readonly file: string;
  /** URL path without the base URL. */
  readonly path: string;
}

/** The client of a language, which its programs need beside them. */
export interface RecipeClient extends Download, ColouredCode {
  readonly language: ProgramLanguage['id'];
  readonly label: string;
}

export interface RecipeFile {
  readonly name: string;
  readonly content: string;
}

export interface RecipeOperation {
  readonly id: string;
  readonly title: string;
  readonly route: string;
  /** Link to the page with the filled in form. */
  readonly requestLink: string;
  /** Absent if not known. */
  readonly credits?: number;
}

export function programFile(recipe: string, {extension}: ProgramLanguage): string {
  return `${recipe}.${extension}`;
}

/** Every program needs the client of its language beside it. */
export function clientFile({extension}: ProgramLanguage): string {
  return `kaia.${extension}`;
}

export function bundleFile(recipe: string, {extension}: ProgramLanguage): string {
  return `${recipe}-${extension}.zip`;
}
