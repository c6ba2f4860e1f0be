import type {OperationEntry} from '../reference/reference-index';
import {schemaRoute} from '../reference/route';
import {isMarked} from '../reference/evidence';
import type {Schema, SchemaComponents} from '../reference/schema';
import {exampleOf, fieldsSection} from './content';
import {printEvidence} from './evidence';
import {heading, pageLink, paragraph} from './nodes';
import {printTwinLink} from './print';
import {richText} from './rich-text';
import {listSection, type Section, summarizedSection} from './section';
import {describedValues, printType, valueFacts} from './value-facts';

/** Creates the sections of the twin of a schema, below its title. */
export function schemaSections(
  schema: Schema,
  entries: ReadonlyMap<string, OperationEntry>,
  components: SchemaComponents,
): Section[] {
  const {node, nameEvidence} = schema;
  const where = [pageLink('the page', schemaRoute(schema.slug))];
  const facts = [
    printType(node, components),
    ...(node.deprecated === true ? ['deprecated'] : []),
    ...(node.evidence !== undefined && isMarked(node.evidence)
      ? [printEvidence(node.evidence)]
      : []),
    ...valueFacts(node),
  ];
  const users = schema.usedBy.flatMap((id) => entries.get(id) ?? []);
  return [
    summarizedSection(
      [
        {type: 'printed', value: facts.join(', ')},
        ...richText(node.description ?? ''),
        ...(nameEvidence === undefined
          ? []
          : [
              paragraph(
                'Public material shows the fields of this schema, but not its name (',
                {type: 'printed', value: printEvidence(nameEvidence)},
                ').',
              ),
            ]),
        ...describedValues(node),
      ],
      [paragraph(schema.summary)],
    ),
    fieldsSection(
      node.properties === undefined ? [] : [heading(2, 'Fields')],
      node,
      components,
      node.evidence,
      where,
    ),
    exampleOf(
      [heading(2, 'Example')],
      schema.example,
      schema.exampleTruncated === true,
      where,
    ),
    listSection(
      [
        heading(2, 'Endpoints that answer with it'),
        ...(users.length === 0
          ? [paragraph('No successful response of the description holds it.')]
          : []),
      ],
      [() => users.map(({title, route}) => printTwinLink(title, route))],
      where,
    ),
  ];
}
