/*
 * Why: the description of a commit is its document with its own overlays.
 */
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {
  OpenAPIDocument,
  PublishedDocument,
  OperationObject,
  PathItemObject,
} from '#reference/document/document';
import {operationsOf} from '#reference/document/document-operations';
import type {DocumentSource} from '#reference/document/load';
import {readDocument} from '#reference/pages/read-document';
import {createReference} from '#reference/pages/read-reference';
import type {Operation} from '#reference/operation/operation';
import type {Reference} from '#reference/pages/reference';
import {siteOverlays} from '#reference/site/openapi-docs/site-reference';
import {REFERENCE} from '../../../src/config/reference';
import {wholeDocument} from '#reference/document/whole-document';
import {inTemporaryFolder, PlainError, run, SITE_DIR} from '../run.mjs';

/** A description as the site reads it, with its operations by operationId. */
export interface Described {
  readonly document: OpenAPIDocument;
  readonly reference: Reference;
  readonly operations: ReadonlyMap<string, DescribedOperation>;
}

export interface DescribedOperation {
  readonly model: Operation;
  readonly operation: OperationObject;
  readonly pathItem: PathItemObject;
}

export function describe(published: PublishedDocument): Described {
  const reference = createReference(published, REFERENCE);
  const document = wholeDocument(published);
  const models = new Map(
    reference.operations.map((model) => [`${model.method} ${model.path}`, model]),
  );
  return {
    document,
    reference,
    operations: new Map(
      operationsOf(document).flatMap(({method, path, operation, pathItem}) => {
        const model = models.get(`${method} ${path}`);
        return model === undefined ? [] : [[model.id, {model, operation, pathItem}]];
      }),
    ),
  };
}

export interface VersionOptions {
  /** Applies the overlays in openapi/ to a file. */
  readonly isOverlaid: boolean;
  /** Folder of a Git repository, and of relative paths. Default: the folder of the site. */
  readonly folder?: string;
}

/**
 * Reads a description: a file as it is, or else openapi/kaia.yaml of a Git revision with the overlays
 * of the same revision.
 *
 * @throws PlainError if there is neither such a file nor such a revision; DocumentError if the
 * description cannot be read.
 */
export async function readVersion(
  name: string,
  {isOverlaid, folder = SITE_DIR}: VersionOptions,
): Promise<Described> {
  const file = path.resolve(folder, name);
  return existsSync(file)
    ? readFrom(file, isOverlaid ? siteOverlays(SITE_DIR, REFERENCE, {}) : [])
    : readRevision(name, folder);
}

/** Reads openapi/kaia.yaml with its overlays, as it is in the working copy. */
export function readCurrentVersion(): Promise<Described> {
  return readFrom(
    path.join(SITE_DIR, REFERENCE.specPath),
    siteOverlays(SITE_DIR, REFERENCE, {}),
  );
}

async function readFrom(
  file: string,
  overlays: readonly DocumentSource[],
): Promise<Described> {
  const {prepare} = REFERENCE;
  const {document} = await readDocument({kind: 'file', path: file}, {overlays, prepare});
  return describe(document);
}

async function readRevision(revision: string, folder: string): Promise<Described> {
  const document = await contentAt(revision, REFERENCE.specPath, folder);
  if (document === undefined) {
    throw new PlainError(
      `${revision} is neither a file nor a Git revision with ${REFERENCE.specPath}.`,
    );
  }
  return inTemporaryFolder('description', async (copies) => {
    const copy = async (file: string, content: string): Promise<string> => {
      const target = path.join(copies, path.basename(file));
      await writeFile(target, content);
      return target;
    };
    const overlays: DocumentSource[] = [];
    for (const overlay of [...REFERENCE.overlays, REFERENCE.checksOverlay]) {
      const content = await contentAt(revision, overlay, folder);
      if (content !== undefined) {
        overlays.push({
          kind: 'file',
          path: await copy(overlay, content),
          overlay: 'default',
        });
      }
    }
    return readFrom(await copy(REFERENCE.specPath, document), overlays);
  });
}

/** Returns a file of a revision, or `undefined` if the revision does not have it. */
async function contentAt(
  revision: string,
  file: string,
  folder: string,
): Promise<string | undefined> {
  // After --end-of-options, a revision cannot be read as an option.
  const {code, stdout} = await run(
    'git',
    ['show', '--end-of-options', `${revision}:./${file.split(path.sep).join('/')}`],
    {capture: true, cwd: folder},
  );
  return code === 0 ? stdout : undefined;
}
