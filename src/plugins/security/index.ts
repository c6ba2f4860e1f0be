import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceFile} from '../replace-file';
import {headersFile, nginxFile, securityHeaders} from './host-files';
import {
  contentSecurityPolicy,
  inlineSources,
  policyHeader,
  uniteSources,
  withPolicy,
} from './policy';

/**
 * Closes the built site to what is not its own: a Content Security Policy in each page and, with the
 * other headers of a host, in `_headers` (Cloudflare Pages, Netlify) and `_nginx.conf`.
 *
 * @param options.apiOrigins where the request panel may send to.
 */
export default function securityPlugin(
  {baseUrl}: Pick<LoadContext, 'baseUrl'>,
  {apiOrigins}: {apiOrigins: readonly string[]},
): Plugin {
  return {
    name: 'security',
    async postBuild({outDir}) {
      const files = (await readdir(outDir, {recursive: true}))
        .filter((file) => file.endsWith('.html'))
        .map((file) => path.join(outDir, file));
      const pages = await Promise.all(
        files.map(async (file) => ({file, html: await readFile(file, 'utf8')})),
      );
      const sources = uniteSources(pages.map(({html}) => inlineSources(html)));
      const directives = contentSecurityPolicy(sources, apiOrigins);
      const headers = securityHeaders(policyHeader(directives));
      await Promise.all([
        // Other plugins read the pages at the same time.
        ...pages.map(({file, html}) => replaceFile(file, withPolicy(html, directives))),
        writeFile(path.join(outDir, '_headers'), headersFile(headers, baseUrl)),
        writeFile(path.join(outDir, '_nginx.conf'), nginxFile(headers, baseUrl)),
      ]);
    },
  };
}
