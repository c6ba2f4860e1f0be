import {highlight} from '../../highlight/highlight';
import {highlightSample} from '../../highlight/sample';
import type {Release} from '../../reference/change';
import {createAnswerChart} from '../../reference/answer-chart';
import type {Operation} from '../../reference/operation';
import type {
  FirstRequestData,
  HighlightedResponse,
  OperationData,
  SchemaData,
} from '../../reference/page-data';
import {shownComponents} from '../../reference/field-tree';
import type {Reference} from '../../reference/reference';
import {
  isJsonMediaType,
  isJsonText,
  isSuccess,
  type Response,
} from '../../reference/response';
import {operationRoute} from '../../reference/route';
import type {Schema} from '../../reference/schema';
import {latestChanges} from './changelog';

/**
 * Creates the data of an operation page: the operation, the schemas it references and its latest
 * changes.
 */
export function createOperationData(
  reference: Reference,
  operation: Operation,
  releases: readonly Release[],
): OperationData {
  const nodes = [
    ...operation.parameters.map((parameter) => parameter.node),
    ...operation.responses.flatMap((response) => response.content?.node ?? []),
    ...(operation.requestBody === undefined ? [] : [operation.requestBody.content.node]),
  ];
  const changes = latestChanges(operation.id, releases);
  const {isWebhook, requestBody} = operation;
  const webhookExample = isWebhook === true ? requestBody?.content.example : undefined;
  const answer = operation.responses.find(({status}) => isSuccess(status))?.content;
  const chart =
    answer !== undefined && isJsonMediaType(answer.mediaType)
      ? createAnswerChart(answer.node, reference.components)
      : undefined;
  return {
    operation: {
      ...operation,
      ...(chart === undefined ? {} : {chart}),
      ...(webhookExample === undefined
        ? {}
        : {webhookExampleHtml: highlightExample(webhookExample)}),
      samples: operation.samples.map(highlightSample),
      responses: operation.responses.map(highlightResponse),
    },
    components: shownComponents(nodes, reference.components),
    ...(changes.length === 0 ? {} : {changes}),
  };
}

export function createFirstRequest(operation: Operation): FirstRequestData {
  const success = operation.responses.find(({status}) => isSuccess(status));
  const responseHtml = success && highlightResponse(success).content?.exampleHtml;
  return {
    operationId: operation.id,
    title: operation.title,
    route: operationRoute(operation),
    samples: operation.samples.map(highlightSample),
    ...(responseHtml === undefined ? {} : {responseHtml}),
  };
}

function highlightResponse(response: Response): HighlightedResponse {
  const {content, ...rest} = response;
  if (content === undefined) {
    return rest;
  }
  const {example, ...shown} = content;
  return {
    ...rest,
    content: {
      ...shown,
      ...(example === undefined ? {} : {exampleHtml: highlightExample(example)}),
    },
  };
}

function highlightExample(example: string): string {
  return highlight(example, isJsonText(example) ? 'json' : undefined);
}

/**
 * Creates the data of a schema page: the schema, the schemas it references and the operations
 * that respond with it.
 */
export function createSchemaData(reference: Reference, schema: Schema): SchemaData {
  const {example, usedBy, ...shown} = schema;
  return {
    schema: {...shown, exampleHtml: highlight(example, 'json')},
    components: shownComponents([schema.node], reference.components),
    usedBy: reference.operations
      .filter((operation) => usedBy.includes(operation.id))
      .map((operation) => ({title: operation.title, route: operationRoute(operation)})),
  };
}
