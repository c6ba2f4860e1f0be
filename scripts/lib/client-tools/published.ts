/*
 * Why: the checks of clients compare what a client has read with what the build published.
 */
import path from 'node:path';
import {BUILD_DIR} from '../run.mjs';
import {readJson} from './client';

/** The operationIds of the published description. */
export function operationIds(): string[] {
  const {paths} = readJson(path.join(BUILD_DIR, 'openapi.json')) as {
    paths: Record<string, Record<string, {operationId?: string}>>;
  };
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({operationId}) => operationId ?? []);
}
