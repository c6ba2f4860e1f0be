import {
  componentNamed,
  type EnumValue,
  type SchemaComponents,
  type SchemaNode,
} from '../reference/schema';
import {namedComponent, typeLabel} from '../reference/schema-label';
import type {RichText} from '../reference/rich-text';
import {schemaRoute} from '../reference/route';
import {code, paragraph, type Phrase, phrasing, twinLink} from './nodes';
import {print, printedList, printInline} from './print';
import {printText} from './rich-text';

/** Names the type of a value and links to its schema. */
export function typePhrases(node: SchemaNode, components: SchemaComponents): Phrase[] {
  const name = namedComponent(node);
  const component = name === undefined ? undefined : componentNamed(name, components);
  return [
    code(typeLabel(node, components)),
    ...(component === undefined
      ? []
      : [' ', twinLink(component.title, schemaRoute(component.slug))]),
  ];
}

/**
 * Lists default, constraints by their keyword, example and allowed values.
 *
 * @param node The dereferenced schema of the value.
 * @param items The dereferenced schema of the values in an array.
 */
export function valueFacts(
  node: SchemaNode,
  items?: SchemaNode,
  example: string | undefined = node.example,
): Phrase[][] {
  const values = enumOf(node, items);
  return [
    ...(node.default === undefined ? [] : [['default ', value(node.default)]]),
    ...[...(node.constraints ?? []), ...(items?.constraints ?? [])].map((constraint) => [
      `${constraint.keyword} `,
      value(constraint.value),
    ]),
    ...(example === undefined ? [] : [['example ', value(example)]]),
    ...(values.length === 0 || isDescribed(values)
      ? []
      : [
          [
            'allowed ',
            ...values.flatMap((one, index) => [
              ...(index === 0 ? [] : [', ']),
              value(one.value),
            ]),
          ],
        ]),
  ];
}

/** Lists the allowed values that have descriptions; prints nothing if none has one. */
export function printDescribedValues(node: SchemaNode, items?: SchemaNode): string {
  const values = enumOf(node, items);
  return isDescribed(values)
    ? print([
        paragraph('Allowed values:'),
        printedList(
          values.map(({value: one, description = []}) =>
            printDescribed(printInline(phrasing([value(one)])), description),
          ),
        ),
      ])
    : '';
}

/** Prints a description behind the phrases that it belongs to, or below them. */
export function printDescribed(head: string, description: RichText): string {
  if (description.length === 0) {
    return head;
  }
  const {text, isInline} = printText(description);
  return isInline ? `${head}: ${text}` : `${head}\n\n${text}`;
}

function enumOf(node: SchemaNode, items: SchemaNode | undefined): EnumValue[] {
  return node.enum ?? items?.enum ?? [];
}

function isDescribed(values: readonly EnumValue[]): boolean {
  return values.some(({description}) => description !== undefined);
}

function value(text: string): Phrase {
  return code(text === '' ? '""' : text);
}
