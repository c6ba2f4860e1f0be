import type {Server} from '../reference/server';
import {heading, type Phrase} from './nodes';
import {printCode, printedList} from './print';
import {printRichText} from './rich-text';
import {listSection, type Section} from './section';

/** Creates the section with what the addresses of servers do not say. */
export function serverSections(
  servers: readonly Server[],
  where: readonly Phrase[],
): Section[] {
  const items = serverItems(servers);
  return items.length === 0
    ? []
    : [listSection([heading(2, 'Servers')], [() => items], where)];
}

/** Describes servers; returns nothing if their addresses say all. */
export function serverItems(servers: readonly Server[]): string[] {
  return servers.some(({variables, description}) => variables ?? description)
    ? servers.map(serverItem)
    : [];
}

function serverItem({
  url,
  template = url,
  description = '',
  variables = [],
  isPlaceholder,
}: Server): string {
  const items = variables.map(({name, default: value, enum: values, description: text}) =>
    [
      [
        `${printCode(name)}: default ${printCode(value === '' ? '""' : value)}`,
        ...(values === undefined ? [] : [`one of ${values.map(printCode).join(', ')}`]),
      ].join(', '),
      ...(text === '' ? [] : [printRichText(text).text]),
    ].join('\n\n'),
  );
  return [
    printCode(template),
    ...(isPlaceholder === true
      ? [
          `The description of the API names no host. ${printCode(url)} is a placeholder: replace it by the address of your server.`,
        ]
      : []),
    ...(description === '' ? [] : [printRichText(description).text]),
    ...(items.length === 0 ? [] : [printedList(items).value]),
  ].join('\n\n');
}
