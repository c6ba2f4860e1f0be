import {isWebAddress, parseUrl} from 'docusaurus-openapi-reference';

const DEFAULT_SITE_URL = 'https://docs.kaiascan.io';

/**
 * Returns the URL of the site, for canonical links and the sitemap.
 *
 * @throws Error if SITE_URL is not an HTTP origin.
 */
export function readSiteUrl(env: NodeJS.ProcessEnv): string {
  const text = env.SITE_URL?.trim() ?? '';
  if (text === '') {
    return DEFAULT_SITE_URL;
  }
  const url = parseUrl(text);
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.href !== `${url.origin}/`
  ) {
    throw new Error(
      `SITE_URL is "${text}", which is not the address of a website: set it to one such as https://docs.example.com, without a path, or leave it out.`,
    );
  }
  return url.origin;
}

/**
 * Returns the address of the repository, to which pages link. Undefined without REPOSITORY_URL.
 *
 * @throws Error if REPOSITORY_URL is not an HTTP address.
 */
export function readRepositoryUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env.REPOSITORY_URL?.trim() ?? '';
  if (text === '') {
    return undefined;
  }
  if (!isWebAddress(text)) {
    throw new Error(
      `REPOSITORY_URL is "${text}", which is not the address of a repository: set it to one such as https://github.com/example/docs, or leave it out.`,
    );
  }
  return text;
}
