import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Names of files that are to take the place of others; an interrupted run leaves them behind. */
export const TEMPORARY_NAME = /\.\d+\.tmp$/;

/** A file that is written and not yet in its place. */
export interface PreparedFile {
  /** Puts it there in one step. */
  commit: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Writes what is to take the place of a file beside it, folders included. */
export async function prepareFile(file: string, content: string): Promise<PreparedFile> {
  const temporary = `${file}.${process.pid}.tmp`;
  const discard = (): Promise<void> => rm(temporary, {force: true});
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await writeFile(temporary, content);
  } catch (error) {
    // A disk that is full must not stay so for this.
    await discard();
    throw error;
  }
  return {commit: () => rename(temporary, file), discard};
}

/** Replaces a file in one step: whoever reads it meanwhile, or finds it after a crash, has a whole one. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const prepared = await prepareFile(file, content);
  await prepared.commit();
}
