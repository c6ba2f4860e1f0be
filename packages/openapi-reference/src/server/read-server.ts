import {firstSentence, plainText} from '../text/rich-text';
import type {Server, ServerVariable} from './server';
import {isWebAddress} from '../utils/web-address';
import type {Explorer} from './explorer';
import {ADDRESS_VARIABLE} from './server-variables';
import {fillTemplate} from '../utils/fill-template';
import {unusedSlug} from '../route/read-page-names';
import type {OpenAPIDocument, ServerObject} from '../document/document';
import {entriesExtension, textExtension} from '../text/read-extension';
import {parseRichText} from '../text/read-markdown';

/** The host in samples of a document that names none. The domain is reserved (RFC 2606). */
const PLACEHOLDER = 'https://server.example';

/** Longest description that is the name of a server, in characters. */
const MAX_NAME = 80;

/** Defaults to a server at `/` (OpenAPI 3.1.1, section 4.8.1). */
export function createServers(servers: readonly ServerObject[] | undefined): Server[] {
  const listed = servers === undefined || servers.length === 0 ? [{url: '/'}] : servers;
  const ids = new Set<string>();
  return listed.map((server) => {
    const created = createServer(server);
    const id = unusedSlug(created.id, ids);
    ids.add(id);
    return {...created, id};
  });
}

/** @param created from the listed servers, in the same order. */
export function createExplorers(
  document: Pick<OpenAPIDocument, 'servers' | `x-${string}`>,
  created: readonly Server[],
): Explorer[] {
  const pages = entriesExtension(document, 'x-explorer-pages', 'string');
  return created.flatMap(({id}, index) => {
    const url = textExtension(document.servers?.[index] ?? {}, 'x-explorer');
    return url === undefined || !isWebAddress(url)
      ? []
      : [
          {
            network: id,
            url,
            pages: Object.fromEntries(pages.map(([kind, path]) => [kind, url + path])),
          },
        ];
  });
}

function createServer(server: ServerObject): Server {
  const {template, isPlaceholder} = absoluteTemplate(server.url);
  const variables = createVariables(server, template, isPlaceholder);
  const url = fillTemplate(
    template,
    variables.map((variable) => [variable.name, variable.default]),
  ).replace(/\/+$/, '');
  const description = parseRichText(server.description);
  const text = plainText(description);
  const isName = description === text && text.length <= MAX_NAME;
  const name = server.name ?? (isName ? text : firstSentence(description));
  return {
    id: textExtension(server, 'x-network') ?? url,
    name: isPlaceholder
      ? 'Placeholder: the description of the API names no host'
      : name || url,
    url,
    ...(text === '' || (!isPlaceholder && isName && name === text) ? {} : {description}),
    ...(variables.length === 0
      ? {}
      : {template: template.replace(/\/+$/, ''), variables}),
    ...(isPlaceholder ? {isPlaceholder} : {}),
  };
}

/** Adds what a URL without a host or scheme needs: a variable, or `https`. */
function absoluteTemplate(url: string): {template: string; isPlaceholder?: true} {
  if (url.startsWith('//')) {
    return {template: `https:${url}`};
  }
  if (/^[^/?#]*:\/\//.test(url) || /^\{[^}]*\}/.test(url)) {
    return {template: url};
  }
  const path = url.replace(/^(?:\.{0,2}\/)+|^\.{1,2}$/, '');
  return {template: `{${ADDRESS_VARIABLE}}/${path}`, isPlaceholder: true};
}

function createVariables(
  {variables = {}}: ServerObject,
  template: string,
  isPlaceholder = false,
): ServerVariable[] {
  const address: ServerVariable = {
    name: ADDRESS_VARIABLE,
    default: PLACEHOLDER,
    description: '',
  };
  return [
    ...(isPlaceholder ? [address] : []),
    ...Object.entries(variables)
      .filter(([name]) => template.includes(`{${name}}`))
      .filter(([name]) => !isPlaceholder || name !== ADDRESS_VARIABLE)
      .map(([name, variable]) => ({
        name,
        default: variable.default,
        ...(variable.enum === undefined || variable.enum.length === 0
          ? {}
          : {enum: [...new Set([variable.default, ...variable.enum])]}),
        description: parseRichText(variable.description),
      })),
  ];
}
