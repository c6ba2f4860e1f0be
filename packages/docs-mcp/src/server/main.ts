#!/usr/bin/env node
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {DocumentError} from 'docusaurus-openapi-reference/openapi/document-error';
import {Budget} from './budget';
import {serveHttp} from './http';
import {OptionError, type Options, readOptions, USAGE} from './options';
import {readOperations} from './operations';
import {readSearch} from './search';
import {createServer} from './server';
import {readSiteFile, SiteError} from './site';

async function serve({
  site,
  port,
  maxCalls,
  costExtension,
  maxCost,
  ...allowed
}: Options): Promise<void> {
  const [operations, search, llms = ''] = await Promise.all([
    readOperations(site, costExtension),
    readSearch(site),
    readSiteFile(site, 'llms.txt'),
  ]);
  const [introduction = ''] = llms.split('\n## ');
  const unit = costExtension?.replace(/^x-/, '');
  const budget = new Budget({maxCalls, unit, maxCost});
  const create = () =>
    createServer(
      {url: site, introduction: introduction.trim(), operations, search},
      {budget, env: process.env, ...allowed},
    );
  // Standard output is for messages of the protocol.
  console.error(`${operations.length} operations of ${site.href}`);
  if (port === undefined) {
    await create().connect(new StdioServerTransport());
  } else {
    console.error(`Listening at ${await serveHttp(create, port)}`);
  }
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    await serve(readOptions(args));
  } catch (error) {
    const isExpected =
      error instanceof OptionError ||
      error instanceof SiteError ||
      error instanceof DocumentError;
    console.error(isExpected ? error.message : error);
    if (error instanceof OptionError) {
      console.error(`\n${USAGE}`);
    }
    process.exitCode = 1;
  }
}
