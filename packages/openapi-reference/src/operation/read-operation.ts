import {createSamples} from '../samples';
import {
  createSampleRequest,
  type RequestParts,
  sampleValues,
} from '../samples/sample-request';
import type {CodeSample} from '../samples/code-sample';
import type {Operation, Receiver} from './operation';
import {knownValue, type Parameter, valuesText} from '../parameter/parameter';
import {
  blocksOf,
  element,
  firstSentence,
  joinTexts,
  plainText,
  type RichText,
  toRichText,
} from '../text/rich-text';
import {operationSlug} from '../route/slug';
import type {
  OpenAPIDocument,
  OperationObject,
  PathItemObject,
} from '../document/document';
import type {FoundOperation} from '../document/document-operations';
import {
  dateEntries,
  evidenceExtension,
  flagExtension,
  textExtension,
} from '../text/read-extension';
import {otherSamples, withAuthoredSamples} from '../samples/read-authored-samples';
import {externalLink, parseRichText} from '../text/read-markdown';
import type {OperationName} from '../route/read-page-names';
import {own} from '../document/resolve';
import {createParameters} from '../parameter/read-parameter';
import {createRequestBody, createResponses} from '../response/read-response';
import type {LinkTargets} from '../response/read-response-link';
import {createSecurity, type SecuritySchemes} from '../security/read-security';
import {createServers} from '../server/read-server';
import {operationTitle} from './read-title';

/** @param name The names of its pages. */
export function createOperation(
  document: OpenAPIDocument,
  found: FoundOperation,
  {id, tag, otherTags}: OperationName,
  schemes: SecuritySchemes,
  linkTargets?: LinkTargets,
): Operation {
  const {operation, pathItem, path, method, isWebhook} = found;
  const title = operationTitle(found, id);
  const text = descriptionOf(operation, title);
  const stability = stabilityOf(operation);
  const shared = pathText(pathItem, text);
  const evidence = evidenceExtension(operation);
  const checked = dateEntries(operation['x-checked']);
  const requestBody = createRequestBody(document, operation);
  const servers = operation.servers ?? pathItem.servers ?? document.servers;
  const parameters = createParameters(
    document,
    pathItem.parameters,
    operation.parameters,
  );
  const shownServers = isWebhook ? [] : createServers(servers);
  const parts = {
    method,
    path,
    servers: shownServers,
    // The credentials of the document are those that the API takes, not those that it sends.
    security: createSecurity(
      schemes,
      operation.security ?? (isWebhook ? [] : document.security),
    ),
    parameters: parameters.map((one) =>
      isWebhook ? withoutPlaceholder(one) : withInitial(one, shownServers[0]?.id ?? ''),
    ),
    ...(requestBody === undefined ? {} : {requestBody}),
    responses: createResponses(document, operation, linkTargets),
  };
  const others = otherSamples(operation, isWebhook);
  const receivers = isWebhook ? receiversOf(found) : [];
  return {
    id,
    slug: operationSlug(id),
    tag,
    ...(otherTags === undefined ? {} : {otherTags: [...otherTags]}),
    title,
    description: joinTexts(
      badgesOf(operation),
      stabilityNote(stability),
      text,
      shared,
      externalLink(operation.externalDocs),
    ),
    summary:
      firstSentence(text) ||
      plainText(operation.summary ?? '') ||
      firstSentence(parseRichText(pathItem.description) || (pathItem.summary ?? '')),
    deprecated: operation.deprecated === true || stability.toLowerCase() === 'deprecated',
    ...(evidence === undefined ? {} : {evidence}),
    isFirstRequest: flagExtension(operation, 'x-first-request'),
    ...(isWebhook ? {isWebhook: true as const} : {}),
    ...(receivers.length === 0 ? {} : {receivers}),
    ...(flagExtension(operation, 'x-new') ? {isNew: true as const} : {}),
    ...(checked.length === 0
      ? {}
      : {checked: checked.map(([network, date]) => ({network, date}))}),
    ...parts,
    samples: isWebhook
      ? []
      : withAuthoredSamples(
          operation,
          servers === document.servers
            ? createNetworkSamples(parts)
            : createSamples(createSampleRequest(parts)),
        ),
    ...(others.length === 0 ? {} : {otherSamples: others}),
  };
}

/** Creates the samples, for each network where values that exist differ. */
function createNetworkSamples(parts: RequestParts): CodeSample[] {
  const {parameters, servers} = parts;
  const samples = createSamples(createSampleRequest(parts));
  if (parameters.every(({realValues}) => realValues === undefined)) {
    return samples;
  }
  const ofNetworks = servers.map(({id, url}) => ({
    id,
    samples: createSamples(createSampleRequest(parts, sampleValues(parameters, id), url)),
  }));
  const values = servers.map(({id}) =>
    JSON.stringify([...sampleValues(parameters, id).values()]),
  );
  return new Set(values).size === 1
    ? samples
    : samples.map((sample, index) => ({
        ...sample,
        networks: ofNetworks.map(({id, samples: own}) => ({
          id,
          code: own[index]?.code ?? '',
        })),
      }));
}

/** Adds the value of the form, which the samples send. */
function withInitial(parameter: Parameter, network: string): Parameter {
  const initial = parameter.inSample ? valuesText(knownValue(parameter, network)) : '';
  return initial === '' ? parameter : {...parameter, initial};
}

/** The page of a webhook has no samples, which a made-up value is for. */
function withoutPlaceholder({placeholder: _, ...parameter}: Parameter): Parameter {
  return parameter;
}

/** Returns how much an operation may still change: `experimental`, `beta`. */
function stabilityOf(operation: OperationObject): string {
  const extensions = ['x-scalar-stability', 'x-stability-level', 'x-stability'] as const;
  const levels = extensions.map((name) => textExtension(operation, name)?.trim());
  return levels.find(Boolean) ?? '';
}

/** Says how stable an operation is, unless it is stable or deprecated, which is said elsewhere. */
function stabilityNote(level: string): RichText {
  return /^(|stable|deprecated)$/i.test(level)
    ? ''
    : toRichText([element('p', ['Stability: ', element('code', [level])])]);
}

/** Returns the labels of `x-badges`, which Redoc and Scalar show beside the title: `[{name: 'Beta'}]`. */
function badgesOf({'x-badges': badges}: OperationObject): RichText {
  const names = (Array.isArray(badges) ? badges : [])
    .map((badge) => own(badge, 'name'))
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '');
  return names.length === 0
    ? ''
    : toRichText([
        element(
          'p',
          names.flatMap((name, index) => [
            ...(index === 0 ? [] : [', ']),
            element('strong', [name.trim()]),
          ]),
        ),
      ]);
}

/** Returns the servers that an operation of the receiver has itself; those of the document are no receivers. */
function receiversOf({operation, pathItem}: FoundOperation): Receiver[] {
  return (operation.servers ?? pathItem.servers ?? []).map(({url, description}) => ({
    url,
    description: parseRichText(description),
  }));
}

/** Returns the summary, if the title does not have all of it, and the description. */
function descriptionOf(
  {summary = '', description}: OperationObject,
  title: string,
): RichText {
  const text = parseRichText(description, {level: 2, prefix: 'description-'});
  const whole = plainText(summary);
  return whole === '' || whole === title || plainText(text).startsWith(whole)
    ? text
    : joinTexts(whole, text);
}

/** Returns the texts of all operations of a path that the operation itself does not have. */
function pathText({summary, description}: PathItemObject, shown: RichText): RichText {
  const text = joinTexts(
    plainText(summary ?? ''),
    parseRichText(description, {level: 2, prefix: 'path-'}),
  );
  const whole = plainText(shown);
  return toRichText(
    blocksOf(text).filter((block) => !whole.includes(plainText(toRichText([block])))),
  );
}
