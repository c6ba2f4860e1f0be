import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ErrorCode} from '../../reference/reference';
import type {FirstRequestData} from '../../reference/page-data';
import type {ReferenceIndex} from '../../reference/reference-index';
import type {ReferenceOverview} from '../../reference/reference-overview';
import type {Doc} from './docs';

/** The data that components import, and that pages share. */
export interface SiteData {
  readonly reference: ReferenceIndex;
  readonly overview: ReferenceOverview;
  readonly firstRequest: FirstRequestData;
  readonly errorCodes: readonly ErrorCode[];
  readonly docs: ReadonlyMap<string, Doc>;
  /** Reads a file of the site: `recipes/kaia-price/kaia-price.py`. */
  readonly readFile: (file: string) => string;
  /**
   * Returns the content of an imported JSON file.
   *
   * @param source - `@site/docs/api/reference.json` or `@generated/recipes/default/kaia-price.json`.
   * @throws Error if the source is neither in `@site` nor in `@generated`.
   */
  readonly readJson: (source: string) => unknown;
}

/** Reads the data of a site whose plugins have written their files. */
export function readSiteData(
  {siteDir, generatedFilesDir}: {siteDir: string; generatedFilesDir: string},
  docs: SiteData['docs'],
): SiteData {
  const dirs: Record<string, string> = {
    '@site': siteDir,
    '@generated': generatedFilesDir,
  };
  const readFile = (file: string): string =>
    readFileSync(path.join(siteDir, file), 'utf8');
  const readJson = (source: string): unknown => {
    const [alias = '', ...names] = source.split('/');
    const dir = dirs[alias];
    if (dir === undefined) {
      throw new Error(`"${source}" is not in @site or @generated.`);
    }
    return JSON.parse(readFileSync(path.join(dir, ...names), 'utf8'));
  };
  const ofReference = (name: string): unknown => readJson(`@site/docs/api/${name}.json`);
  return {
    reference: ofReference('reference') as ReferenceIndex,
    overview: ofReference('overview') as ReferenceOverview,
    firstRequest: ofReference('first-request') as FirstRequestData,
    errorCodes: (ofReference('error-codes') as {codes: ErrorCode[]}).codes,
    docs,
    readFile,
    readJson,
  };
}
