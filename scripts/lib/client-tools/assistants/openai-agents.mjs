/*
 * Starts a server by the command of the arguments, and prints its tools and the answer of a call. The first
 * argument says whether schemas are converted for strict mode; a model then fills every property, with null for
 * what it leaves out.
 */
import {getAllMcpTools, MCPServerStdio} from '@openai/agents';

const [strict, command, ...args] = process.argv.slice(2);
const convertSchemasToStrict = strict === 'strict';
const server = new MCPServerStdio({
  name: 'docs',
  command,
  args,
  // A busy machine is slow.
  clientSessionTimeoutSeconds: 120,
});
await server.connect();
const tools = await getAllMcpTools({mcpServers: [server], convertSchemasToStrict});
const call = tools.find(({name}) => name === 'call_operation');
const unset = convertSchemasToStrict
  ? Object.fromEntries(
      Object.keys(call.parameters.properties).map((name) => [name, null]),
    )
  : {};
const input = {...unset, operationId: 'getBlock', parameters: {blockNumber: 1}};
const answer = await call.invoke({}, JSON.stringify(input));
await server.close();
console.log(
  JSON.stringify({
    tools: tools.map(({name}) => name),
    // A server that allows no other properties is shown as one that does.
    opened: tools
      .filter(({parameters}) => parameters.additionalProperties === true)
      .map(({name}) => name),
    strict: tools.filter((tool) => tool.strict).map(({name}) => name),
    answer,
  }),
);
