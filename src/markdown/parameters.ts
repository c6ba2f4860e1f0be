import type {Parameter} from '../reference/parameter';
import {dereference, type SchemaComponents} from '../reference/schema';
import {evidenceMark} from './evidence';
import {heading, type Phrase} from './nodes';
import {printCode} from './print';
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
  return `${printCode(parameter.name)} ${printFacts(facts, node, items, parameter.description)}`;
}
