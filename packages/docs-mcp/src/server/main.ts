#!/usr/bin/env node
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {Budget} from './budget';
import type {CallContext} from './call';
import {serveHttp} from './http';
import {readKeys} from './keys';
import {OptionError, type Options, readOptions, USAGE} from './options';
import {readOperations} from './operations';
import {documentOrigins} from './origins';
import {readSearch} from './search';
import {createServer} from './server';
import {findSite, readSiteFile, SiteError} from './site';

async function serve(options: Options): Promise<void> {
  const {costExtension, maxCalls, maxCost, mock, allowWrites, port} = options;
  const site = await findSite(options.site);
  const [operations, search, llms = ''] = await Promise.all([
    readOperations(site, costExtension),
    readSearch(site),
    readSiteFile(site, 'llms.txt'),
  ]);
  const [introduction = ''] = llms.split('\n## ');
  const unit = costExtension?.replace(/^x-/, '');
  const context = {
    budget: new Budget({maxCalls, unit, maxCost}),
    keys: readKeys(options.keys, operations, process.env),
    origins:
      options.allowedOrigins.length > 0
        ? new Set(options.allowedOrigins)
        : documentOrigins(site.url, operations),
    allowWrites,
    mock,
  };
  const create = () =>
    createServer({site, introduction: introduction.trim(), operations, search}, context);
  // Standard output is for messages of the protocol.
  console.error(startText(site.url, operations.length, context));
  if (port === undefined) {
    await create().connect(new StdioServerTransport());
  } else {
    console.error(`Listening at ${await serveHttp(create, port)}`);
  }
}

/** Says what the person who starts the server has allowed. */
function startText(site: URL, count: number, {keys, origins, mock}: CallContext): string {
  const targets = mock === undefined ? Array.from(origins) : [`the mock at ${mock.href}`];
  const empty = Array.from(keys.values()).filter(({value}) => value === undefined);
  return [
    `${count} operations of ${site.href}`,
    `Calls may go to ${targets.length === 0 ? 'no server: see --allow-origin' : targets.join(', ')}`,
    ...empty.map(({variable}) => `The environment variable ${variable} is empty`),
  ].join('\n');
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(USAGE);
} else {
  try {
    await serve(readOptions(args));
  } catch (error) {
    const isExpected = error instanceof OptionError || error instanceof SiteError;
    console.error(isExpected ? error.message : error);
    if (error instanceof OptionError) {
      console.error('--help lists the options.');
    }
    process.exitCode = 1;
  }
}
