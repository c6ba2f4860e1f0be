/*
 * Does: gives pages their data as JSON files that are not webpack modules. The server reads them when it
 * renders (`built-file.server.ts`).
 * Buys: the names of a module for each doc, which are 6 kB of JS on each page and 56 kB with 600 operations;
 * there, 13 of 130 s of CPU time and 0.5 GB of memory for the scripts of the browser alone.
 * If a file is not there when a page renders (see `route-preload.ts`), `usePageFile` loads it then.
 */
import siteConfig from '@generated/docusaurus.config';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {fetchJson} from '../utils/fetch-json';
import {GENERATED_PAGES_DIR} from '../pages/generated-page';
import {builtFile} from './built-file';
import {referenceAt} from './reference-pages';

const files = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();

/**
 * Returns the URL of a file. It changes when any file changes.
 *
 * @param name - decoded path of a page, or `sidebarName` of a sidebar.
 */
export function fileUrl(name: string): string {
  const hash = referenceAt(name)?.hash;
  return `${siteConfig.baseUrl}${GENERATED_PAGES_DIR}/${hash}${encodeURI(name)}.json`;
}

export function loadedFile(name: string): unknown {
  return files.get(name) ?? builtFile(name);
}

/** @throws ChunkLoadError if the host does not answer with JSON. */
export async function loadFile(name: string): Promise<unknown> {
  if (!files.has(name)) {
    const promise =
      loading.get(name) ?? fetchJson(fileUrl(name)).finally(() => loading.delete(name));
    loading.set(name, promise);
    files.set(name, await promise);
    listeners.forEach((listener) => listener());
  }
  return files.get(name);
}

/** Calls a listener when a file has been loaded. Returns a function that ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser load a file when it is idle. */
export function prefetchFile(name: string): void {
  if (!files.has(name)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, {rel: 'prefetch', href: fileUrl(name)}));
  }
}

/** Returns a file. Loads it if nothing has done so before. */
export function usePageFile(name: string): unknown {
  const [failure, setFailure] = useState<{error: unknown}>();
  const file = useSyncExternalStore(
    subscribe,
    () => loadedFile(name),
    () => loadedFile(name),
  );
  useEffect(() => {
    if (file === undefined) {
      loadFile(name).catch((error: unknown) => setFailure({error}));
    }
  }, [name, file]);
  if (file === undefined && failure !== undefined) {
    throw failure.error;
  }
  return file;
}
