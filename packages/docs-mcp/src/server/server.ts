import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {type CallContext, callOperation} from './call';
import {describeOperation, summariseOperation} from './describe';
import {InputError} from './operation-input';
import type {SiteOperation} from './operations';
import type {Search} from './search';
import {markdownFile, readSiteFile, sectionOf, SiteError} from './site';

/** What the tools read. */
export interface ServedSite {
  readonly url: URL;
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
export function createServer(site: ServedSite, context: CallContext): McpServer {
  const {operations, search} = site;
  const server = new McpServer(
    {name: 'docusaurus-docs-mcp', version: '0.0.0'},
    {instructions: instructionsOf(site, context)},
  );
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
        inputSchema: z.strictObject({
          query: z
            .string()
            .min(1)
            .max(512)
            .describe('Words, a field, a path or an operationId.'),
          limit: z.number().int().min(1).max(50).default(8),
        }),
        annotations: READS_SITE,
      },
      answering(({query, limit}) => search(query, limit)),
    );
  }
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Returns a page of the documentation as Markdown. With the anchor of a section, only the section.',
      inputSchema: z.strictObject({
        page: z
          .string()
          .describe('The "page" of a result, a route or an address of the site.'),
      }),
      annotations: READS_SITE,
    },
    answering(async ({page}) => {
      const text = await readSiteFile(site.url, markdownFile(site.url, page));
      // Some hosts answer with a page of HTML for what they do not have.
      if (text === undefined || /^\s*<!doctype/i.test(text)) {
        throw new InputError(`The site has no page "${page}". Find it with search.`);
      }
      return sectionOf(text, page);
    }),
  );
  server.registerTool(
    'list_operations',
    {
      title: 'List the operations of the API',
      description:
        'Lists operations with their paths, summaries and costs, if they are known, of one group or of all.',
      inputSchema: z.strictObject({
        group: z.string().optional().describe('A group, with the groups in it: Account.'),
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
      inputSchema: z.strictObject({operationId}),
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
      inputSchema: z.strictObject({
        operationId,
        parameters: z.record(z.string(), z.unknown()).optional(),
        body: z.unknown().optional(),
        server: z.string().optional().describe('Default: the first server.'),
        maxLength: z
          .number()
          .int()
          .min(1)
          .max(200_000)
          .default(20_000)
          .describe('Characters of the answer to return.'),
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
      ({status}) => status >= 400,
    ),
  );
  return server;
}

function instructionsOf(
  {introduction, url, search}: ServedSite,
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
  return `The documentation of ${url.href} and its API: ${steps.join(', ')}.${answers}\n\n${introduction}`;
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
  if (chosen.length === 0) {
    const groups = new Set(operations.map(({operation}) => operation.tag));
    throw new InputError(
      `There is no group "${group}". There are: ${Array.from(groups).join(', ')}.`,
    );
  }
  return {operations: chosen.map(summariseOperation)};
}

function toolResult(value: unknown, isError: boolean): CallToolResult {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return {content: [{type: 'text', text}], ...(isError && {isError})};
}

/** Makes a handler of a tool: mistakes of the agent and failures of the site are answers that it can read. */
function answering<Input, Answer>(
  answer: (input: Input) => Answer | Promise<Answer>,
  isFailure: (value: Answer) => boolean = () => false,
): (input: Input) => Promise<CallToolResult> {
  return async (input) => {
    try {
      const value = await answer(input);
      return toolResult(value, isFailure(value));
    } catch (error) {
      if (error instanceof InputError || error instanceof SiteError) {
        return toolResult(error.message, true);
      }
      throw error;
    }
  };
}
