/* Starts a server by the command of the arguments, and prints its tools and the answer of a call. */
import {MultiServerMCPClient} from '@langchain/mcp-adapters';

const [command, ...args] = process.argv.slice(2);
const client = new MultiServerMCPClient({
  mcpServers: {docs: {transport: 'stdio', command, args}},
});
const tools = await client.getTools();
const answer = await tools
  .find(({name}) => name === 'call_operation')
  .invoke({operationId: 'getBlock', parameters: {blockNumber: 1}});
await client.close();
console.log(JSON.stringify({tools: tools.map(({name}) => name), answer}));
