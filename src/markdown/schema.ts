import type {Reference} from '../reference/reference';
import {operationRoute, schemaRoute} from '../reference/route';
import {isMarked} from '../reference/evidence';
import type {Schema} from '../reference/schema';
import {exampleOf, fieldsSection} from './content';
import {evidenceLink} from './evidence';
import {heading, joined, pageLink, paragraph, phrasing, twinLink} from './nodes';
import {printInline} from './print';
import {richText} from './rich-text';
import {listSection, type Section, summarizedSection} from './section';
import {printDescribedValues, typePhrases, valueFacts} from './value-facts';

/** Creates the sections of the twin of a schema, below its title. */
export function schemaSections(
  schema: Schema,
  {operations, components}: Reference,
): Section[] {
  const {node, nameEvidence} = schema;
  const where = [pageLink('the page', schemaRoute(schema.slug))];
  const facts = [
    typePhrases(node, components),
    ...(node.evidence !== undefined && isMarked(node.evidence)
      ? [[evidenceLink(node.evidence)]]
      : []),
    ...valueFacts(node),
  ];
  const values = printDescribedValues(node);
  const users = operations.filter(({id}) => schema.usedBy.includes(id));
  return [
    summarizedSection(
      [
        {type: 'paragraph', children: phrasing(joined(facts, ', '))},
        ...richText(node.description ?? []),
        ...(nameEvidence === undefined
          ? []
          : [
              paragraph(
                'Public material shows the fields of this schema, but not its name (',
                evidenceLink(nameEvidence),
                ').',
              ),
            ]),
        ...(values === '' ? [] : [{type: 'printed' as const, value: values}]),
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
      heading(2, 'Example'),
      schema.example,
      schema.exampleShortened === true,
      where,
    ),
    listSection(
      [
        heading(2, 'Endpoints that answer with it'),
        ...(users.length === 0
          ? [paragraph('No successful response of the description holds it.')]
          : []),
      ],
      [
        () =>
          users.map((operation) =>
            printInline([twinLink(operation.title, operationRoute(operation))]),
          ),
      ],
      where,
    ),
  ];
}
