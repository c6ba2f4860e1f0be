import {createHash} from 'node:crypto';
import {STATUS_CODES} from 'node:http';
import {cookiePairs, headerText} from '../../samples/parameter-style';
import {sampleValue, sampleValues} from '../../samples/sample-request';
import {isMultipartForm} from '../../body/form';
import type {Group} from '../../operation/group';
import type {Operation} from '../../operation/operation';
import type {Parameter} from '../../parameter/parameter';
import type {Reference} from '../../pages/reference';
import {element, joinTexts, toRichText} from '../../text/rich-text';
import type {Response} from '../../response/response';
import {exampleLabel, type ContentExample} from '../../body/content';
import {isJsonMediaType} from '../../vocabulary/media-type';
import type {Server} from '../../server/server';
import {fillTemplate} from '../../utils/fill-template';
import {bodyMediaType, createBody, describeBody} from './body';
import {createCredentials, describeAlternatives, type Credentials} from './credentials';
import {describedEntry, type FilledParameters} from './entry';
import {
  type Collection,
  COLLECTION_SCHEMA,
  type Entry,
  type Folder,
  type Item,
  type Request,
  type SavedResponse,
  type Variable,
} from './format';
import {printMarkdown} from './markdown';
import {
  changeVariables,
  changingSection,
  type Section,
  splitOperations,
  unknownSection,
} from './sections';
import {BASE_URL, createUrl} from './url';

/**
 * Creates a Postman collection: a folder for each group, a request for each operation. What a run leaves
 * out is in folders of its own, see {@link splitOperations}. The same reference gives the same collection,
 * also its ids. Webhooks are left out: the API sends them.
 */
export function createPostmanCollection(reference: Reference): Collection {
  const operations = reference.operations.filter(({isWebhook}) => isWebhook !== true);
  const credentials = createCredentials(operations, reference.securitySchemes);
  const itemOf = (operation: Operation): Item =>
    createItem(operation, reference, credentials);
  const {title, servers, groups} = reference;
  const {sent, unknown, changing} = splitOperations(operations);
  const foldersOf = (listed: readonly Operation[], section = ''): Folder[] =>
    groups.flatMap((group) => createFolder(group, listed, section, itemOf));
  return {
    info: {
      _postman_id: idOf('collection', title),
      name: title,
      description: [printMarkdown(reference.description), describeServers(servers)]
        .filter((text) => text !== '')
        .join('\n\n'),
      schema: COLLECTION_SCHEMA,
    },
    item: [
      ...foldersOf(sent),
      ...createSection(unknownSection(unknown), (name) => foldersOf(unknown, name)),
      ...createSection(changingSection(changing), (name) => foldersOf(changing, name)),
    ],
    ...(credentials.auth === undefined ? {} : {auth: credentials.auth}),
    variable: [
      ...serverVariable(servers),
      ...credentials.variables,
      ...changeVariables(changing),
    ],
  };
}

/** Returns an id in the form of a UUID. */
function idOf(...names: readonly string[]): string {
  const digits = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function describeServers([first, ...others]: readonly Server[]): string {
  return first === undefined || others.length === 0
    ? ''
    : [
        `Set the variable \`${BASE_URL}\` to choose the server:`,
        printMarkdown(
          toRichText([
            element(
              'ul',
              [first, ...others].map(({name, url}) =>
                element('li', [`${name}: `, element('code', [url])]),
              ),
            ),
          ]),
        ),
      ].join('\n\n');
}

/** Variables of the server are variables of the collection, which that of the address contains. */
function serverVariable([first]: readonly Server[]): Variable[] {
  if (first === undefined) {
    return [];
  }
  const {url, isPlaceholder} = first;
  const {template = url, variables = []} = isPlaceholder === true ? {} : first;
  const names = variables.map(({name}) => [name, `{{${name}}}`] as const);
  return [
    [BASE_URL, fillTemplate(template, names)] as const,
    ...variables.map(({name, default: value}) => [name, value] as const),
  ].map(([key, value]) => ({key, value, type: 'string'}));
}

/** Returns nothing for a section without requests. */
function createSection(
  {name, ...section}: Section,
  foldersOf: (name: string) => Folder[],
): Folder[] {
  const item = foldersOf(name);
  return item.length === 0 ? [] : [{id: idOf('section', name), name, ...section, item}];
}

/**
 * Returns nothing for a group without requests.
 *
 * @param listed The operations that the folder may have.
 * @param section The folder around it, or nothing.
 */
function createFolder(
  group: Group,
  listed: readonly Operation[],
  section: string,
  itemOf: (operation: Operation) => Item,
): Folder[] {
  const item = [
    ...group.operations.filter((operation) => listed.includes(operation)).map(itemOf),
    ...group.groups.flatMap((inner) => createFolder(inner, listed, section, itemOf)),
  ];
  return item.length === 0
    ? []
    : [
        {
          id: idOf('folder', group.tag, ...(section === '' ? [] : [section])),
          name: group.name,
          description: printMarkdown(group.description),
          item,
        },
      ];
}

function createItem(
  operation: Operation,
  reference: Reference,
  credentials: Credentials,
): Item {
  const {id, title} = operation;
  const request = (filled: FilledParameters): Request =>
    createRequest(operation, filled, reference, credentials);
  const description = printMarkdown(
    joinTexts(
      operation.description,
      describeAlternatives(operation),
      describeBody(operation.requestBody?.contents[0]),
    ),
  );
  return {
    id: idOf('operation', id),
    name: title,
    request: {
      ...request(sampleParameters(operation)),
      ...(description === '' ? {} : {description}),
    },
    response: operation.responses.flatMap((response) =>
      createResponses(response, id, (example) =>
        request(answeredParameters(operation, example)),
      ),
    ),
  };
}

/** Returns the parameters of the samples. Others show a value that can be sent. */
function sampleParameters({parameters, servers}: Operation): FilledParameters {
  const network = servers[0]?.id ?? '';
  const sent = sampleValues(parameters, network);
  const shown = (one: Parameter): readonly string[] => {
    const value = sent.get(one) ?? sampleValue(one, network);
    return value.length > 0 ? value : one.example;
  };
  return {
    values: new Map(parameters.map((one) => [one, shown(one)])),
    sent: new Set(sent.keys()),
  };
}

/** Returns the parameters that an example answers, which are of the world of the examples. */
function answeredParameters(
  {parameters}: Operation,
  {request = {}}: ContentExample,
): FilledParameters {
  const own = ({name}: Parameter): readonly string[] =>
    Object.hasOwn(request, name) ? (request[name] ?? []) : [];
  const shown = (one: Parameter): readonly string[] => {
    const value = own(one).length > 0 ? own(one) : one.example;
    return value.length > 0 ? value : sampleValue(one);
  };
  return {
    values: new Map(parameters.map((one) => [one, shown(one)])),
    sent: new Set(parameters.filter((one) => one.inSample || own(one).length > 0)),
  };
}

function createRequest(
  operation: Operation,
  filled: FilledParameters,
  {servers}: Reference,
  credentials: Credentials,
): Request {
  const {method, requestBody} = operation;
  const [content] = requestBody?.contents ?? [];
  const {auth, header, query} = credentials.of(operation);
  const address = operation.servers[0]?.url ?? '';
  const baseUrl = address === servers[0]?.url ? `{{${BASE_URL}}}` : address;
  return {
    method,
    header: [...headers(operation, filled), ...header],
    url: createUrl(operation, filled, baseUrl, query),
    ...(content === undefined ? {} : {body: createBody(content)}),
    ...(auth === undefined ? {} : {auth}),
  };
}

function headers(operation: Operation, filled: FilledParameters): Entry[] {
  const [accepted] = operation.responses.flatMap(({contents}) => contents);
  const [content] = operation.requestBody?.contents ?? [];
  const sent = content && bodyMediaType(content);
  return [
    ...(accepted === undefined ? [] : [{key: 'Accept', value: accepted.mediaType}]),
    // Postman adds the boundary of the parts to its own header.
    ...(sent === undefined || isMultipartForm(sent)
      ? []
      : [{key: 'Content-Type', value: sent}]),
    ...operation.parameters.flatMap((parameter) => {
      const value = filled.values.get(parameter) ?? [];
      if (parameter.in === 'cookie') {
        const text = cookiePairs(parameter, value)
          .map((pair) => pair.join('='))
          .join('; ');
        return [{...describedEntry(parameter, text, filled), key: 'Cookie'}];
      }
      return parameter.in === 'header'
        ? [describedEntry(parameter, headerText(parameter, value), filled)]
        : [];
    }),
  ];
}

/** Creates a saved response for each example. */
function createResponses(
  {status, contents}: Response,
  operationId: string,
  requestOf: (example: ContentExample) => Request,
): SavedResponse[] {
  const phrase = STATUS_CODES[status];
  const examples = contents.flatMap(({mediaType, examples: listed}) =>
    listed.flatMap((example) =>
      example.text === undefined ? [] : [{...example, mediaType, text: example.text}],
    ),
  );
  return examples.map(({mediaType, text, ...example}, index) => ({
    id: idOf('response', operationId, status, ...(index === 0 ? [] : [String(index)])),
    name: [
      [status, phrase].filter(Boolean).join(' '),
      ...(examples.length === 1 ? [] : [exampleLabel(example) ?? mediaType]),
    ].join(': '),
    originalRequest: requestOf(example),
    ...(phrase === undefined ? {} : {status: phrase}),
    // A range such as 4XX, or `default`, is no code.
    ...(/^\d+$/.test(status) ? {code: Number(status)} : {}),
    _postman_previewlanguage: isJsonMediaType(mediaType) ? 'json' : 'text',
    header: [{key: 'Content-Type', value: mediaType}],
    cookie: [],
    body: text,
  }));
}
