import {
  componentNamed,
  descriptionOf,
  type EnumValue,
  type SchemaComponents,
  type SchemaNode,
} from '../reference/schema';
import {namedComponent, typeLabel} from '../reference/schema-label';
import type {RichText} from '../reference/rich-text';
import {schemaRoute} from '../reference/route';
import {printCode, type Printed, printedList, printText, printTwinLink} from './print';
import {printRichText} from './rich-text';

/** Prints the type of a value with a link to its schema. */
export function printType(node: SchemaNode, components: SchemaComponents): string {
  const name = namedComponent(node);
  const component = name === undefined ? undefined : componentNamed(name, components);
  const title = node.title ?? node.items?.title;
  const label = printCode(typeLabel(node, components));
  const type = title === undefined ? label : `${label} (${printText(title)})`;
  return component === undefined
    ? type
    : `${type} ${printTwinLink(component.title, schemaRoute(component.slug))}`;
}

/**
 * Prints default, constraints by their keyword, example and allowed values.
 *
 * @param node The dereferenced schema of the value.
 * @param items The dereferenced schema of the values in an array.
 */
export function valueFacts(
  node: SchemaNode,
  items?: SchemaNode,
  example: string | undefined = node.example,
): string[] {
  const values = enumOf(node, items);
  const constraints = [...(node.constraints ?? []), ...(items?.constraints ?? [])];
  return [
    ...(node.default === undefined ? [] : [`default ${printValue(node.default)}`]),
    ...constraints.map(({keyword, value}) => `${keyword} ${printValue(value)}`),
    ...(example === undefined ? [] : [`example ${printValue(example)}`]),
    ...(values.length === 0 || isDescribed(values)
      ? []
      : [`allowed ${values.map(({value}) => printValue(value)).join(', ')}`]),
  ];
}

/**
 * Prints facts about a value in parentheses, then its description and the allowed values that have
 * descriptions.
 */
export function printFacts(
  facts: readonly string[],
  node: SchemaNode,
  items: SchemaNode | undefined,
  description = descriptionOf(node, items),
): string {
  return [
    printDescribed(`(${facts.join(', ')})`, description),
    ...describedValues(node, items).map(({value}) => value),
  ].join('\n\n');
}

/** Lists the allowed values that have descriptions. */
export function describedValues(node: SchemaNode, items?: SchemaNode): Printed[] {
  const values = enumOf(node, items);
  return isDescribed(values)
    ? [
        {type: 'printed', value: 'Allowed values:'},
        printedList(
          values.map(({value, description = ''}) =>
            printDescribed(printValue(value), description),
          ),
        ),
      ]
    : [];
}

/** Prints a description behind the phrases that it belongs to, or below them. */
function printDescribed(head: string, description: RichText): string {
  if (description === '') {
    return head;
  }
  const {text, isInline} = printRichText(description);
  return isInline ? `${head}: ${text}` : `${head}\n\n${text}`;
}

function enumOf(node: SchemaNode, items: SchemaNode | undefined): EnumValue[] {
  return node.enum ?? items?.enum ?? [];
}

function isDescribed(values: readonly EnumValue[]): boolean {
  return values.some(({description}) => description !== undefined);
}

function printValue(value: string): string {
  return printCode(value === '' ? '""' : value);
}
