import type {BlockContent} from 'mdast';
import {
  componentNamed,
  type EnumValue,
  type SchemaComponents,
  type SchemaNode,
} from '../reference/schema';
import {namedComponent, typeLabel} from '../reference/schema-label';
import {schemaRoute} from '../reference/route';
import {code, item, list, paragraph, type Phrase, twinLink} from './nodes';
import {printedText} from './rich-text';

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

/** Returns the list of allowed values that have descriptions. */
export function describedValues(node: SchemaNode, items?: SchemaNode): BlockContent[] {
  const values = enumOf(node, items);
  return isDescribed(values)
    ? [
        paragraph('Allowed values:'),
        list(
          values.map(({value: one, description = []}) => {
            const text = printedText(description);
            return text.isInline
              ? item(paragraph(value(one), ': ', text.node))
              : item(
                  paragraph(value(one)),
                  ...(description.length === 0 ? [] : [text.node]),
                );
          }),
        ),
      ]
    : [];
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
