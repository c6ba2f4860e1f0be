import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import writeFileAtomic from 'write-file-atomic';
import {headersFile, nginxFile, securityHeaders} from './host-files';
import {
  contentSecurityPolicy,
  type InlineSources,
  inlineSources,
  policyHeader,
  uniteSources,
  withPolicy,
} from './policy';

/**
 * Adds a Content Security Policy to every built page and writes security headers to `_headers`
 * (Cloudflare Pages, Netlify) and `_nginx.conf`.
 *
 * @param options.apiOrigins Origins that the request panel may call.
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
      // Read pages one by one, and twice: a large site would not fit into memory.
      const sources: InlineSources[] = [];
      for (const file of files) {
        sources.push(inlineSources(await readFile(file, 'utf8')));
      }
      const directives = contentSecurityPolicy(uniteSources(sources), apiOrigins);
      const headers = securityHeaders(policyHeader(directives));
      for (const file of files) {
        const html = withPolicy(await readFile(file, 'utf8'), directives);
        // Other plugins read the pages meanwhile.
        await writeFileAtomic(file, html, {fsync: false});
      }
      await writeFile(path.join(outDir, '_headers'), headersFile(headers, baseUrl));
      await writeFile(path.join(outDir, '_nginx.conf'), nginxFile(headers, baseUrl));
    },
  };
}
