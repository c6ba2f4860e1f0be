import type {RootContent} from 'mdast';
import {INTRODUCTION_ROUTE} from '../reference/introduction';
import {type Plan, planEndpointsTitle} from '../reference/plan';
import type {Reference} from '../reference/reference';
import {createReferenceIndex} from '../reference/reference-index';
import {
  groupRoute,
  operationRoute,
  planEndpointsRoute,
  planOperationRoute,
  schemaRoute,
} from '../reference/route';
import {blocksOf, type RichText, toRichText, shorten} from '../reference/rich-text';
import {
  AUTHENTICATION_ROUTE,
  AUTHENTICATION_TITLE,
  needsAuthenticationPage,
} from '../reference/security';
import {createValueLinks} from '../reference/value-link';
import {authenticationSections} from './authentication';
import {groupSections} from './group';
import {heading, pageLink, paragraph, twinLink} from './nodes';
import {operationSections} from './operation';
import {planSections} from './plan';
import {createPointer} from './pointer';
import {print} from './print';
import {schemaSections} from './schema';
import {richText} from './rich-text';
import {MAX_LENGTH, printSections, type Section, wholeSection} from './section';
import {twinFile} from './twin-address';

const POINTER = print([createPointer()]);

type Twin = [file: string, text: string];

/**
 * Creates the Markdown twins of all pages of a reference, by their path in the site.
 *
 * @param changesOf Returns the latest changes of an operation.
 */
export function createTwins(
  reference: Reference,
  changesOf: (operationId: string) => RichText = () => '',
): Map<string, string> {
  const context = {
    reference,
    changesOf,
    valueLinks: createValueLinks(reference.operations, reference.components),
  };
  const entries = new Map(
    createReferenceIndex(reference).operations.map((entry) => [entry.id, entry]),
  );
  const bodies = new Map(
    reference.operations.map((operation) => [
      operation,
      printBody(
        operationRoute(operation),
        operation.title,
        operationSections(operation, context),
      ),
    ]),
  );
  return new Map([
    ...introductionTwins(reference),
    ...(needsAuthenticationPage(reference)
      ? [
          original(
            AUTHENTICATION_ROUTE,
            AUTHENTICATION_TITLE,
            authenticationSections(reference.securitySchemes),
          ),
        ]
      : []),
    ...reference.groups.map((group) =>
      original(groupRoute(group.tag), group.name, groupSections(group, entries)),
    ),
    ...[...bodies].map(([operation, body]) => twin(operationRoute(operation), body)),
    ...reference.plans
      .filter(({operations}) => operations.length > 0)
      .flatMap((plan) => [
        original(
          planEndpointsRoute(plan.name),
          planEndpointsTitle(plan.name),
          planSections(plan, entries),
        ),
        ...copies(plan, bodies),
      ]),
    ...reference.schemas.map((schema) =>
      original(
        schemaRoute(schema.slug),
        schema.title,
        schemaSections(schema, entries, reference.components),
      ),
    ),
  ]);
}

function introductionTwins({introduction}: Reference): Twin[] {
  return introduction?.hasPage === true
    ? [
        original(
          INTRODUCTION_ROUTE,
          'Introduction',
          blocksOf(introduction.text).map((block) =>
            wholeSection(...richText(toRichText([block]))),
          ),
        ),
      ]
    : [];
}

/** Creates the twins of the pages under a plan, which are copies and say so. */
function copies(plan: Plan, bodies: ReadonlyMap<object, string>): Twin[] {
  return plan.operations.map((operation) =>
    twin(
      planOperationRoute(plan.name, operation),
      bodies.get(operation) ?? '',
      paragraph(
        'This page is a copy of ',
        twinLink(operation.title, operationRoute(operation)),
        '.',
      ),
    ),
  );
}

function original(route: string, title: string, sections: readonly Section[]): Twin {
  return twin(route, printBody(route, title, sections));
}

/** Prints the title of a page, in one line, and the sections below it. */
function printBody(route: string, title: string, sections: readonly Section[]): string {
  // The lines around the sections are shorter than that.
  const most = MAX_LENGTH - 2_000;
  const text = printSections(sections, pageLink('the page', route), most);
  return `${print([heading(1, shorten(title))])}\n\n${text}`;
}

function twin(route: string, body: string, ...before: RootContent[]): Twin {
  return [
    twinFile(route),
    [POINTER, ...before.map((block) => print([block])), body].join('\n\n'),
  ];
}
