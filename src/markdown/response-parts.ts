import type {ResponseHeader, ResponseLink} from '../reference/response';
import {dereference, type SchemaComponents} from '../reference/schema';
import {printExpression} from './expression';
import {printNamedExamples} from './named-example';
import {heading, type Phrase} from './nodes';
import {printCode, printedList, printTwinLink} from './print';
import {printRichText} from './rich-text';
import {listSection, type Section} from './section';
import {printFacts, printType, valueFacts} from './value-facts';

/** Creates the section of the headers of a response. */
export function headerSections(
  headers: readonly ResponseHeader[],
  components: SchemaComponents,
  where: readonly Phrase[],
): Section[] {
  return headers.length === 0
    ? []
    : [
        listSection(
          [heading(4, 'Headers')],
          [() => headers.map((header) => headerItem(header, components))],
          where,
        ),
      ];
}

/** Creates the section of the requests that can follow a response. */
export function linkSections(
  links: readonly ResponseLink[],
  where: readonly Phrase[],
): Section[] {
  return links.length === 0
    ? []
    : [listSection([heading(4, 'Links')], [() => links.map(linkItem)], where)];
}

function headerItem(
  {name, node, required, deprecated, description, example, examples}: ResponseHeader,
  components: SchemaComponents,
): string {
  const resolved = dereference(node, components);
  const items =
    resolved.items === undefined ? undefined : dereference(resolved.items, components);
  const facts = [
    printType(node, components),
    ...(required ? ['always sent'] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...valueFacts(resolved, items, example),
  ];
  const text = `${printCode(name)} ${printFacts(facts, resolved, items, description)}`;
  return examples === undefined ? text : `${text}\n\n${printNamedExamples(examples)}`;
}

function linkItem({
  name,
  target,
  description,
  parameters,
  requestBody,
  serverUrl,
}: ResponseLink): string {
  const operation =
    typeof target === 'string'
      ? printCode(target)
      : printTwinLink(target.title, target.route);
  const values = [
    ...parameters.map(
      (parameter) =>
        `${printCode(parameter.name)} is ${printExpression(parameter.value)}`,
    ),
    ...(requestBody === undefined
      ? []
      : [`The request body is ${printExpression(requestBody)}`]),
    ...(serverUrl === undefined ? [] : [`The server is ${printCode(serverUrl)}`]),
  ];
  return [
    `${printCode(name)}: ${operation}`,
    ...(description === '' ? [] : [printRichText(description).text]),
    ...(values.length === 0 ? [] : [printedList(values).value]),
  ].join('\n\n');
}
