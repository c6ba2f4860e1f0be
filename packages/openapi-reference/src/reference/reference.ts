import type {ExplorerPages} from './value-link';
import type {Extensible} from './extensible';
import type {Schema, SchemaComponents} from './schema';
import type {Server} from './server';
import type {Group} from './group';
import type {Introduction} from './introduction';
import type {Operation} from './operation';
import type {RichText} from './rich-text';
import type {SecurityScheme} from './security';

/** Model of the API from which pages, samples and indexes are generated. */
export interface Reference {
  title: string;
  /** Names the files with types and their Go package: lower-case letters and digits. */
  shortName: string;
  version: string;
  description: RichText;
  /** Those of the document that the site names. */
  extensions?: Extensible;
  /** Absent if the hand-written pages of the site introduce the API. */
  introduction?: Introduction;
  servers: Server[];
  /** Block explorers by the ids of their networks (`x-explorer`). */
  explorers: Explorer[];
  /** All that the document declares. */
  securitySchemes: SecurityScheme[];
  operations: Operation[];
  groups: Group[];
  schemas: Schema[];
  components: SchemaComponents;
  /** Error codes with their HTTP status (`x-http-status`). */
  errorCodes: ErrorCode[];
  firstOperation: Operation;
}

export interface Explorer {
  network: string;
  url: string;
  /** Addresses of its pages by what they show, with `{value}` in its place (`x-explorer-pages`). */
  pages: ExplorerPages;
}

export interface ErrorCode {
  code: string;
  status: number;
}
