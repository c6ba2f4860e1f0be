import type {Extensible} from '../vocabulary/extensible';
import type {Schema, SchemaComponents} from '../schema/schema';
import type {Server} from '../server/server';
import type {Group} from '../operation/group';
import type {Introduction} from '../introduction/introduction';
import type {Operation} from '../operation/operation';
import type {RichText} from '../text/rich-text';
import type {SecurityScheme} from '../security/security';
import type {Explorer} from '../server/explorer';

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

export interface ErrorCode {
  code: string;
  status: number;
}
