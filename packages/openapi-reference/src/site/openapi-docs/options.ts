import type {CreateOptions} from '../../pages/read-reference';
import type {RepairOptions} from '../../pages/read-document';
import type {Reference} from '../../pages/reference';
import type {GeneratedFiles} from './generated-files';

/** Where a reference is in its site. */
export interface Place extends Pick<CreateOptions, 'furtherId'> {
  /** The folder of its addresses: `/orders`. Empty for the root of the site. */
  readonly base?: string;
}

/** What a site says of its reference. Paths are relative to the site. */
export interface ReferenceOptions
  extends Place, Pick<CreateOptions, 'extensions'>, Pick<RepairOptions, 'prepare'> {
  /** The name by which commands know it, beside `all`. */
  readonly id?: string;
  /** The OpenAPI document: a file, or a URL. `OPENAPI_URL` replaces it. */
  readonly specPath: string;
  /** Folder of the docs to which those of the reference are added. */
  readonly docsDir: string;
  /** What is known beside the document, in the order in which it is applied. `OPENAPI_OVERLAYS` replaces them. */
  readonly overlays?: readonly string[];
  /** The last overlay, if it exists: when operations were last checked (`x-checked`). */
  readonly checksOverlay?: string;
  /** Folder of what changed in the description, a file for each day. */
  readonly changesDir?: string;
  /** Files under docs/ beside those of the reference. */
  readonly moreFiles?: MoreFiles;
}

export interface MoreFiles {
  /** Globs of their folders under docs/, from which files of earlier generations are removed. */
  readonly folders: readonly string[];
  readonly create: (reference: Reference) => GeneratedFiles | Promise<GeneratedFiles>;
}
