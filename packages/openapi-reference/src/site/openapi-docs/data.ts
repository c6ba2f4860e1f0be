import {coloursOf, withColours} from '../../highlight/highlight';
import {highlightSample} from '../../highlight/sample';
import type {Release} from '../../changelog/change';
import {createAnswerChart} from '../../value/answer-chart';
import {type Group, isRich} from '../../operation/group';
import {
  INTRODUCTION_ROUTE,
  type IntroductionData,
  leadOf,
} from '../../introduction/introduction';
import {credentialParts} from '../../security/credential';
import type {Operation} from '../../operation/operation';
import type {
  FirstRequestData,
  HighlightedBody,
  HighlightedResponse,
  OperationData,
  SchemaData,
} from '../../pages/page-data';
import {shownComponents} from '../../schema/field-tree';
import type {Reference} from '../../pages/reference';
import {isSuccess, successContent, type Response} from '../../response/response';
import type {RequestBody} from '../../body/request-body';
import {exampleLabel, firstExample, isJsonText, type Content} from '../../body/content';
import {isJsonMediaType} from '../../vocabulary/media-type';
import {findNextRequests} from '../../value/next-request';
import {operationRoute} from '../../route/route';
import type {RichText} from '../../text/rich-text';
import type {Schema} from '../../schema/schema';
import type {ValueLink} from '../../value/value-link';
import {latestChanges} from './changelog';

/**
 * Creates the data of an operation page: the operation, the schemas it references, its latest changes, and
 * the endpoints that take values of its answer.
 */
export function createOperationData(
  reference: Reference,
  operation: Operation,
  releases: readonly Release[],
  valueLinks: readonly ValueLink[],
): OperationData {
  const nodes = [
    ...operation.parameters.map((parameter) => parameter.node),
    ...[operation.requestBody, ...operation.responses].flatMap((body) =>
      (body?.contents ?? []).map(({node}) => node),
    ),
    ...operation.responses.flatMap(({headers = []}) => headers.map(({node}) => node)),
  ];
  const changes = latestChanges(operation.id, releases);
  const next = findNextRequests(operation, valueLinks);
  const {otherSamples, ...shown} = operation;
  const {isWebhook, requestBody} = operation;
  const answer = successContent(operation.responses);
  const chart =
    answer !== undefined && isJsonMediaType(answer.mediaType)
      ? createAnswerChart(answer.node, reference.components)
      : undefined;
  return {
    operation: {
      ...shown,
      page: operationRoute(operation),
      ...(chart === undefined ? {} : {chart}),
      samples: operation.samples.map(highlightSample),
      ...(otherSamples && {
        otherSamples: otherSamples.map(({label, language, code}) => ({
          label,
          ...withColours(code, language),
        })),
      }),
      ...(requestBody === undefined
        ? {}
        : {requestBody: highlightBody(requestBody, isWebhook === true)}),
      responses: operation.responses.map(highlightResponse),
    },
    components: shownComponents(nodes, reference.components),
    ...(changes === '' ? {} : {changes}),
    ...(next.length === 0 ? {} : {next}),
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
            ...(introduction.hasPage ? {route: INTRODUCTION_ROUTE} : {}),
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
  const response = firstExample(success?.contents[0])?.text;
  return {
    operationId: operation.id,
    title: operation.title,
    route: operationRoute(operation),
    server: serverName(operation),
    variables: (operation.security[0] ?? [])
      .flatMap(credentialParts)
      .map(({variable}) => variable),
    samples: operation.samples.map(highlightSample),
    ...(response !== undefined && {
      response: {code: response, colours: exampleColours(response)},
    }),
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
  const {contents} = response;
  const isPlain = !hasMore(contents);
  return {
    ...response,
    ...(isPlain ? {} : {hasMore: true as const}),
    contents: contents.map((content) => ({
      ...content,
      examples: content.examples.map((example, index) => ({
        ...example,
        // Closed examples have no colours.
        ...(example.text !== undefined && {
          colours: isPlain && index > 0 ? '' : exampleColours(example.text),
        }),
      })),
    })),
  };
}

/** The code samples show an example without a name that is the only one of a request. */
function highlightBody(body: RequestBody, isWebhook: boolean): HighlightedBody {
  const {contents} = body;
  const hasNames = contents.some(({examples}) => examples.some(exampleLabel));
  return isWebhook || hasNames || hasMore(contents)
    ? {
        ...body,
        contents: contents.map((content) => ({
          ...content,
          examples: content.examples.map((example) => ({
            ...example,
            ...(example.text === undefined
              ? {}
              : {colours: exampleColours(example.text)}),
          })),
        })),
      }
    : body;
}

/** Returns whether there is more than examples of one media type. */
function hasMore([content, ...others]: readonly Content[]): boolean {
  return (
    others.length > 0 ||
    content?.file !== undefined ||
    (content?.examples ?? []).some(
      ({url, description}) => url !== undefined || description !== undefined,
    )
  );
}

function exampleColours(example: string): string {
  return coloursOf(example, isJsonText(example) ? 'json' : undefined);
}

/**
 * Creates the data of a schema page: the schema, the schemas it references and the operations
 * that respond with it.
 */
export function createSchemaData(reference: Reference, schema: Schema): SchemaData {
  const {example, usedBy, ...shown} = schema;
  return {
    schema: {
      ...shown,
      example: withColours(example, 'json'),
    },
    components: shownComponents([schema.node], reference.components),
    usedBy: reference.operations
      .filter((operation) => usedBy.includes(operation.id))
      .map((operation) => ({title: operation.title, route: operationRoute(operation)})),
  };
}
