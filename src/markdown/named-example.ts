import type {NamedExample} from '../reference/named-example';
import {printCode, printedList, printText} from './print';
import {printRichText} from './rich-text';

/** Prints the named examples of a parameter or a header as a list. */
export function printNamedExamples(examples: readonly NamedExample[]): string {
  return printedList(examples.map(exampleItem)).value;
}

function exampleItem({name, summary, description, value}: NamedExample): string {
  return [
    `Example: ${printText(summary ?? name)}: ${printCode(value)}`,
    ...(description === undefined ? [] : [printRichText(description).text]),
  ].join('\n\n');
}
