import type {OpenAPIDocument} from '../document/document';
import {printJson} from '../document/print-json';
import {own, targetOf} from '../document/resolve';
import type {SecuritySchemes} from './read-security';

/** Longer attributes are no element of Redoc. */
const SCHEMA = /<SchemaDefinition\s([^<>]{0,1000})>/g;

const SECURITY =
  /(?:<!--\s{0,9}ReDoc-Inject:\s{0,9})?<(?:SecurityDefinitions|security-definitions)\s{0,9}\/?>(?:\s{0,9}-->)?/g;

/**
 * Replaces the elements with which Redoc shows parts of the document in a text by links to these parts:
 * `<SchemaDefinition schemaRef="#/components/schemas/Pet" />` and `<SecurityDefinitions />`. The example
 * that an element names follows the link.
 */
export function linkRedocElements(
  markdown: string | undefined,
  document: OpenAPIDocument,
  schemes: SecuritySchemes,
): string | undefined {
  return markdown
    ?.replace(SCHEMA, (element, attributes: string) => {
      const [, schema] = /\bschemaRef=["']([^"']+)["']/.exec(attributes) ?? [];
      const [, example] = /\bexampleRef=["']([^"']+)["']/.exec(attributes) ?? [];
      return schema === undefined
        ? element
        : [
            linkTo(schema),
            ...(example === undefined ? [] : codeOf(document, example)),
          ].join('\n\n');
    })
    .replace(SECURITY, () =>
      [...schemes.values()]
        .map(({name, route}) =>
          route === undefined
            ? `- ${inert(name)}`
            : `- ${linkTo(`#section/Authentication/${name}`)}`,
        )
        .join('\n'),
    );
}

function linkTo(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  const path = address.slice(0, -name.length);
  return `[${inert(name)}](${path}${encodeURIComponent(name)})`;
}

/** Returns a name without what would be markup. */
function inert(name: string): string {
  return name.replace(/[^\p{L}\p{N} .-]/gu, (sign) => `\\${sign}`);
}

function codeOf(document: OpenAPIDocument, reference: string): string[] {
  const target = targetOf(document, reference);
  const value = 'problem' in target ? undefined : own(target.value, 'value');
  return value === undefined ? [] : [`\`\`\`json\n${printJson(value)}\n\`\`\``];
}
