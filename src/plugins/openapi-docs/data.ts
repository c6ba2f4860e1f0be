import {highlight} from '../../highlight/highlight';
import {highlightSample} from '../../highlight/sample';
import type {Release} from '../../reference/change';
import {createAnswerChart} from '../../reference/answer-chart';
import {type Group, isRich} from '../../reference/group';
import {type IntroductionData, leadOf} from '../../reference/introduction';
import {credentialParts} from '../../reference/credential';
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
import type {RichText} from '../../reference/rich-text';
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
    ...operation.responses.flatMap(({headers = []}) => headers.map(({node}) => node)),
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

/** Creates what the overview of the API and the home page show of the introduction, if it has one. */
export function createIntroductionData({
  introduction,
  title,
}: Reference): IntroductionData {
  return {
    introduction:
      introduction === undefined
        ? null
        : {
            title,
            hasPage: introduction.hasPage,
            lead: leadOf(introduction),
            facts: introduction.facts,
          },
  };
}

/** Returns the descriptions of groups by tag, without those that are one plain paragraph. */
export function createGroupTexts(groups: readonly Group[]): Record<string, RichText> {
  return Object.fromEntries(
    groups.flatMap(({tag, description, groups: inner}): [string, RichText][] => [
      ...(isRich(description) ? [[tag, description] satisfies [string, RichText]] : []),
      ...Object.entries(createGroupTexts(inner)),
    ]),
  );
}

export function createFirstRequest(operation: Operation): FirstRequestData {
  const success = operation.responses.find(({status}) => isSuccess(status));
  const responseHtml = success && highlightResponse(success).content?.exampleHtml;
  return {
    operationId: operation.id,
    title: operation.title,
    route: operationRoute(operation),
    server: serverName(operation),
    variables: (operation.security[0] ?? [])
      .flatMap(credentialParts)
      .map(({variable}) => variable),
    samples: operation.samples.map(highlightSample),
    ...(responseHtml === undefined ? {} : {responseHtml}),
  };
}

/** Returns the id of the network, or the name of the server. */
function serverName({servers: [server]}: Operation): string {
  if (server === undefined) {
    return '';
  }
  return server.id === server.url ? server.name : server.id;
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
