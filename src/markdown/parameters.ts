import {readableText} from '../code-samples/parameter-style';
import {type Parameter, valuesText} from '../reference/parameter';
import {hasFields, type ParameterNote, parameterNotes} from '../reference/parameter-note';
import {dereference, type SchemaComponents} from '../reference/schema';
import {evidenceMark} from './evidence';
import {fieldItems} from './fields';
import {heading, type Phrase} from './nodes';
import {printNamedExamples} from './named-example';
import {printCode, printedList} from './print';
import {listSection, type Section} from './section';
import {printFacts, printType, valueFacts} from './value-facts';

/** The query has the parameters of the location `querystring` too. */
const TITLES = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
};

/** Creates a section for each location that has parameters. */
export function parameterSections(
  parameters: readonly Parameter[],
  components: SchemaComponents,
  where: readonly Phrase[],
): Section[] {
  return Object.entries(TITLES).flatMap(([location, title]) => {
    const listed = parameters.filter((parameter) => parameter.in.startsWith(location));
    return listed.length === 0
      ? []
      : [
          listSection(
            [heading(2, title)],
            [() => listed.map((parameter) => parameterItem(parameter, components))],
            where,
          ),
        ];
  });
}

function parameterItem(parameter: Parameter, components: SchemaComponents): string {
  const node = dereference(parameter.node, components);
  const items =
    node.items === undefined ? undefined : dereference(node.items, components);
  const mark = evidenceMark(parameter.evidence);
  const example = parameter.example.join(',');
  const facts = [
    printType(parameter.node, components),
    parameter.required ? 'required' : 'optional',
    ...(parameter.deprecated ? ['deprecated'] : []),
    ...(mark === undefined ? [] : [mark]),
    ...valueFacts(node, items, example === '' ? undefined : example),
  ];
  return [
    `${printCode(parameter.name)} ${printFacts(facts, node, items, parameter.description)}`,
    ...detailTexts(parameter, components),
  ].join('\n\n');
}

function detailTexts(parameter: Parameter, components: SchemaComponents): string[] {
  const {style, example, examples = [], placeholder, node} = parameter;
  const notes = parameterNotes(parameter).map((note) => noteText(note, parameter));
  return [
    ...(notes.length === 0 ? [] : [notes.join(' ')]),
    ...(style === undefined || example.length === 0
      ? []
      : [`Sent as ${printCode(readableText(parameter, example))}`]),
    ...(placeholder === undefined
      ? []
      : [
          `The description has no example. The code samples have ${printCode(valuesText(placeholder))}, which is made up: replace it.`,
        ]),
    ...(examples.length === 0 ? [] : [printNamedExamples(examples)]),
    ...(hasFields(node, components)
      ? [
          printedList(
            fieldItems(node, components, node.levels ?? Infinity, parameter.evidence),
          ).value,
        ]
      : []),
  ].filter((text) => text !== '');
}

function noteText(note: ParameterNote, {name, mediaType = ''}: Parameter): string {
  const texts: Record<ParameterNote, string> = {
    commas: 'Commas separate the parts of the value.',
    alternating: 'The name of each field precedes its value.',
    equals: 'An equals sign is between the name of a field and its value.',
    dot: 'A dot precedes the value.',
    semicolon: 'A semicolon and the name precede the value.',
    fields: 'Each part of the value is a parameter of its own.',
    spaces: 'Spaces separate the parts of the value, encoded as %20.',
    bars: 'Vertical bars separate the parts of the value.',
    brackets: `Each field is a parameter, with its name in brackets: ${printCode(`${name}[field]`)}.`,
    notEncoded: 'The value is not percent-encoded.',
    querystring: 'The value is the whole query of the address.',
    content: `The value is text of the media type ${printCode(mediaType)}.`,
    allowReserved:
      'Reserved characters such as / and : are sent as they are, not encoded.',
    allowEmptyValue: 'It can be sent without a value.',
  };
  return texts[note];
}
