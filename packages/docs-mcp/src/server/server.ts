import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {type CallContext, callOperation} from './call';
import {describeOperation, summariseOperation} from './describe';
import {InputError} from './operation-input';
import type {SiteOperation} from './operations';
import type {Search} from './search';
import {type PageText, readPage} from './page';
import {count, inputs, parameterInputs, text} from './input';
import {type SiteAddress, SiteError} from './site';

/** What the tools read. */
export interface ServedSite {
  readonly site: SiteAddress;
  /** How the API is called, from the beginning of `llms.txt`. */
  readonly introduction: string;
  readonly operations: readonly SiteOperation[];
  /** Undefined if the site has no search of docusaurus-reference-search. */
  readonly search: Search | undefined;
}

/** Most operations whose names the schema of a tool lists: beyond, the list would only cost space. */
const MAX_LISTED = 200;

const READS_SITE = {readOnlyHint: true, openWorldHint: false} as const;

/** Creates the server with its tools. */
export function createServer(served: ServedSite, context: CallContext): McpServer {
  const {site, introduction, operations, search} = served;
  const list = introduction === '' ? undefined : `${site.url.pathname}llms.txt`;
  const server = new McpServer(
    {name: 'docusaurus-docs-mcp', version: '0.0.0'},
    {instructions: instructionsOf(served, context)},
  );
  const lists = [
    ...(search === undefined ? [] : ['search']),
    'list_operations',
    ...(list === undefined ? [] : [list]),
  ];
  const ids = operations.map(({id}) => id);
  const error = ({input}: {input: unknown}): string => operationProblem(input);
  const operationId =
    ids.length > 0 && ids.length <= MAX_LISTED ? z.enum(ids, {error}) : z.string({error});

  if (search !== undefined) {
    server.registerTool(
      'search',
      {
        title: 'Search the documentation',
        description:
          'Finds pages, endpoints, parameters, fields and sections by words, names or paths. Read a result with read_page.',
        inputSchema: inputs({
          query: z
            .string()
            .min(1)
            .max(512)
            .describe('Words, a field, a path or an operationId.'),
          limit: count({max: 50, default: 8}).describe('Most results.'),
        }),
        annotations: READS_SITE,
      },
      answering(({query, limit}) => search(query, limit, operations)),
    );
  }
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `Returns a page of the documentation as Markdown, with the anchor of a section only the section; or another text of the site that a page names${list === undefined ? '' : `, such as ${list}`}.`,
      inputSchema: inputs({
        page: z
          .string()
          .describe('The "page" of a result, a route or an address of the site.'),
        offset: count({min: 0, default: 0}).describe(
          'Where to begin: "nextOffset" of the part before.',
        ),
        maxLength: count({max: 200_000, default: 50_000}).describe(
          'Most characters to return.',
        ),
      }),
      annotations: READS_SITE,
    },
    answering((request) => readPage(site, {...request, lists}), {print: printPage}),
  );
  server.registerTool(
    'list_operations',
    {
      title: 'List the operations of the API',
      description:
        'Lists operations with their paths, summaries and costs, if they are known, of one group or of all.',
      inputSchema: inputs({
        group: text('A group, with the groups in it: Account.'),
      }),
      annotations: READS_SITE,
    },
    answering(({group}) => listOperations(operations, group)),
  );
  server.registerTool(
    'describe_operation',
    {
      title: 'Describe an operation',
      description:
        'Returns the JSON Schema of the input and of the answers of an operation, its servers, credentials, cost, a sample and an example.',
      inputSchema: inputs({operationId}),
      annotations: READS_SITE,
    },
    answering((input) =>
      describeOperation(operationOf(operations, input.operationId), context),
    ),
  );
  server.registerTool(
    'call_operation',
    {
      title: 'Call an operation',
      description:
        'Sends one request to the API and returns its answer. Calls are counted, see "budget". describe_operation has the schema of parameters and body.',
      inputSchema: inputs({
        operationId,
        ...parameterInputs(operations),
        server: text('The name of a server. Default: the first one.'),
        maxLength: count({max: 200_000, default: 20_000}).describe(
          'Most characters of the answer to return.',
        ),
      }),
      annotations: {
        readOnlyHint: !context.allowWrites,
        destructiveHint: context.allowWrites,
        openWorldHint: true,
      },
    },
    answering(
      ({maxLength, ...input}) => {
        const called = operationOf(operations, input.operationId);
        return callOperation(called, input, context, maxLength);
      },
      {isFailure: ({status}) => status >= 400},
    ),
  );
  return server;
}

function instructionsOf(
  {introduction, site, search}: ServedSite,
  {mock}: CallContext,
): string {
  const steps = [
    ...(search === undefined ? [] : ['find pages with search']),
    'read them with read_page',
    'choose an operation with list_operations',
    'see what it takes and answers with describe_operation',
    'call it with call_operation',
  ];
  const answers =
    mock === undefined
      ? ''
      : ` Calls go to the mock at ${mock.href}: its answers are no facts about the API.`;
  return `The documentation of ${site.url.href} and its API: ${steps.join(', ')}.${answers}\n\n${introduction}`;
}

function operationOf(operations: readonly SiteOperation[], id: string): SiteOperation {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) {
    throw new InputError(operationProblem(id));
  }
  return operation;
}

function operationProblem(id: unknown): string {
  return typeof id === 'string'
    ? `There is no operation "${id}". list_operations has their operationIds.`
    : 'Name an operation: list_operations has their operationIds.';
}

function listOperations(
  operations: readonly SiteOperation[],
  group: string | undefined,
): object {
  const chosen = operations.filter(
    ({operation: {tag}}) => group === undefined || `${tag}/`.startsWith(`${group}/`),
  );
  if (operations.length === 0) {
    throw new InputError(
      'The documents of the site have no operation that can be called.',
    );
  }
  if (chosen.length === 0) {
    const groups = new Set(operations.map(({operation}) => operation.tag));
    throw new InputError(
      `There is no group "${group}". There are: ${Array.from(groups).join(', ')}.`,
    );
  }
  return {operations: chosen.map(summariseOperation)};
}

/** Prints a page for a model: what it has to know of the text stands before it. */
function printPage({text: markdown, length, nextOffset, note}: PageText): string {
  const part =
    nextOffset === undefined
      ? undefined
      : `This is a part. The whole has ${length} characters: read on with offset ${nextOffset}.`;
  return [note, part, markdown].filter((line) => line !== undefined).join('\n\n');
}

interface Answering<Answer> {
  readonly isFailure?: (answer: Answer) => boolean;
  /** Default: JSON. */
  readonly print?: (answer: Answer) => string;
}

/** Makes a handler of a tool: mistakes of the agent and failures of the site are answers that it can read. */
function answering<Input, Answer extends object>(
  answer: (input: Input) => Answer | Promise<Answer>,
  {
    isFailure = () => false,
    print = (value) => JSON.stringify(value, null, 1),
  }: Answering<Answer> = {},
): (input: Input) => Promise<CallToolResult> {
  return async (input) => {
    try {
      const value = await answer(input);
      return {
        content: [{type: 'text', text: print(value)}],
        // Without undefined, which is no value of JSON.
        structuredContent: JSON.parse(JSON.stringify(value)) as Record<string, unknown>,
        ...(isFailure(value) && {isError: true}),
      };
    } catch (error) {
      if (error instanceof InputError || error instanceof SiteError) {
        return {content: [{type: 'text', text: error.message}], isError: true};
      }
      throw error;
    }
  };
}
