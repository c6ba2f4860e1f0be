import {
  createSampleRequest,
  createSamples,
  firstExample,
  isSuccess,
  own,
  plainText,
  successContent,
} from 'docusaurus-openapi-reference';
import {type CallContext, callProblem} from './call';
import {contentSchema, standaloneSchema} from './json-schema';
import {isSendable, keyOption, missingKey, schemeId} from './keys';
import {inputSchema, namedServers} from './operation-input';
import type {SiteOperation} from './operations';
import {shorten} from './search';

/** Examples of answers: the whole answer has one of its own. */
const EXAMPLES = ['example', 'examples'];

/** Longest example of an answer, in characters. The page has all of it. */
const MAX_EXAMPLE = 4000;

/** Returns an operation as lists show it. */
export function summariseOperation({id, operation, page, cost}: SiteOperation): object {
  return {
    operationId: id,
    request: `${operation.method} ${operation.path}`,
    group: operation.tag,
    summary: operation.summary,
    deprecated: operation.deprecated || undefined,
    cost,
    page,
  };
}

/** Returns all that an agent needs in order to call an operation and to read its answer. */
export function describeOperation(
  described: SiteOperation,
  context: CallContext,
): object {
  const {operation, document, found} = described;
  const problem =
    callProblem(described, context) ?? context.budget.refusal(described.cost);
  const answers = operation.responses.map(({status, description}) => {
    const declared = isSuccess(status) ? own(found.operation.responses, status) : {};
    const schema = contentSchema(declared);
    return {
      status,
      description: plainText(description),
      schema: schema && standaloneSchema(document, schema, EXAMPLES),
    };
  });
  const example = firstExample(successContent(operation.responses))?.text;
  return {
    ...summariseOperation(described),
    description: plainText(operation.description),
    evidence: operation.evidence,
    input: inputSchema(described),
    servers: Array.from(namedServers(operation).values(), ({id, name, url}) => ({
      server: id,
      name,
      url,
    })),
    // Each alternative needs all of its schemes.
    credentials: operation.security.map((schemes) =>
      schemes.map((scheme) => {
        const id = schemeId(described, scheme);
        const isSet = missingKey(described, scheme, context.keys) === undefined;
        return {
          scheme: id,
          isSet,
          option: isSet || !isSendable(scheme) ? undefined : keyOption(id),
        };
      }),
    ),
    cannotBeCalled: problem,
    answers,
    sample: createSamples(createSampleRequest(operation))[0]?.code ?? '',
    exampleAnswer: example && shorten(example, MAX_EXAMPLE),
    budget: context.budget.state(),
  };
}
