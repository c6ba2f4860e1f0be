/* Starts a server by the command of the arguments, and prints its tools and the answer of a call. */
import {createMCPClient} from '@ai-sdk/mcp';
import {Experimental_StdioMCPTransport as Transport} from '@ai-sdk/mcp/mcp-stdio';

const [command, ...args] = process.argv.slice(2);
const client = await createMCPClient({transport: new Transport({command, args})});
const tools = await client.tools();
const answer = await tools.call_operation.execute(
  {operationId: 'getBlock', parameters: {blockNumber: 1}},
  {toolCallId: '1', messages: []},
);
await client.close();
console.log(JSON.stringify({tools: Object.keys(tools), answer}));
