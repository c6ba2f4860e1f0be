/*
 * Why: assistants read this documentation and call the API by the Model Context Protocol.
 * Does: starts the MCP server of packages/docs-mcp from its source.
 * Reads: the address of a site, such as http://localhost:3000 of npm run serve, and options: --help lists them.
 * Run: npm run --silent mcp -- http://localhost:3000
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {bundleMcp} from './lib/bundle-mcp';
import {main, SITE_DIR} from './lib/run.mjs';

main(async () => {
  const file = path.join(SITE_DIR, 'node_modules/.cache/mcp/main.js');
  await bundleMcp(file);
  await import(pathToFileURL(file).href);
});
