import type {RootContent} from 'mdast';
import {type CodeSample, sampleLanguages} from '../reference/code-sample';
import {isMarked, weakest} from '../reference/evidence';
import type {Operation} from '../reference/operation';
import {planRoute} from '../reference/plan-pages';
import type {Reference} from '../reference/reference';
import type {RequestBody, Response} from '../reference/response';
import {
  groupRoute,
  operationRoute,
  planEndpointsRoute,
  schemaRoute,
} from '../reference/route';
import {componentNamed, dereference} from '../reference/schema';
import {namedComponent} from '../reference/schema-label';
import {credentialForm, type SecurityScheme} from '../reference/security';
import type {ValueLink} from '../reference/value-link';
import {contentSections} from './content';
import {evidenceLink} from './evidence';
import {findNextLinks} from './next-links';
import {
  code,
  codeBlock,
  heading,
  item,
  joined,
  list,
  pageLink,
  paragraph,
  type Phrase,
  phrasing,
  twinLink,
} from './nodes';
import {parameterSections} from './parameters';
import {printInline} from './print';
import {richText} from './rich-text';
import {listSection, type Section, summarizedSection, wholeSection} from './section';

/** What the twins of all operations share. */
export interface OperationContext {
  reference: Reference;
  /** Endpoints that values of responses link to. */
  valueLinks: readonly ValueLink[];
}

/** Creates the sections of the twin of an operation or a webhook, below its title. */
export function operationSections(
  operation: Operation,
  {reference, valueLinks}: OperationContext,
): Section[] {
  const {components} = reference;
  const where = (anchor = ''): Phrase[] => [
    pageLink('the page', `${operationRoute(operation)}${anchor}`),
  ];
  return [
    listSection([], [() => factItems(operation)], where()),
    summarizedSection(richText(operation.description), [paragraph(operation.summary)]),
    ...(operation.isWebhook === true ? [] : [authentication(operation.security)]),
    ...parameterSections(operation.parameters, components, where()),
    ...(operation.requestBody === undefined
      ? []
      : bodySections(operation.requestBody, reference, where('#request-body'))),
    wholeSection(heading(2, 'Responses')),
    ...operation.responses.flatMap((response) =>
      responseSections(response, reference, where(`#response-${response.status}`)),
    ),
    ...sampleSections(operation.samples),
    ...nextSections(operation, valueLinks),
    listSection(
      [heading(2, 'Related pages')],
      [() => relatedItems(operation, reference)],
      where(),
    ),
  ];
}

function factItems(operation: Operation): string[] {
  const {method, path, plan, planEvidence, credits, creditsEvidence, evidence} =
    operation;
  const facts: Phrase[][] =
    operation.isWebhook === true
      ? [[code(`${method} ${path}`), ': the API sends this to your server']]
      : operation.servers.map((server) => [
          code(`${method} ${server.url}${path}`),
          ...(server.name === '' ? [] : [` (${server.name})`]),
        ]);
  if (plan !== undefined) {
    const route = planRoute({name: plan, endpoints: planEndpointsRoute(plan)});
    facts.push(
      [
        'Plan: ',
        route === undefined ? plan : twinLink(plan, route),
        ...inParentheses(planEvidence),
      ],
      [
        twinLink('Credits', '/endpoint-credit'),
        credits === undefined ? ' a call: not published' : ` a call: ${credits}`,
        ...inParentheses(creditsEvidence),
      ],
    );
  }
  if (operation.isNew === true) {
    facts.push(['New in the description of the API: its plan is not yet known']);
  }
  if (operation.deprecated) {
    facts.push(['Deprecated']);
  }
  if (evidence !== undefined && isMarked(evidence)) {
    facts.push(['Endpoint: ', evidenceLink(evidence)]);
  }
  for (const {network, date} of operation.checked ?? []) {
    facts.push([`Checked against ${network} on ${date}`]);
  }
  return facts.map((phrases) => printInline(phrasing(phrases)));
}

function inParentheses(evidence: Operation['evidence']): Phrase[] {
  return evidence === undefined ? [] : [' (', evidenceLink(evidence), ')'];
}

function authentication(security: readonly SecurityScheme[]): Section {
  const title = heading(2, 'Authentication');
  const schemes = security.flatMap((scheme): RootContent[] => [
    paragraph(code(credentialForm(scheme))),
    ...richText(scheme.description),
  ]);
  const how = paragraph(twinLink('How to create a key', '/create-api-key'));
  return security.length === 0
    ? wholeSection(title, paragraph('This endpoint needs no key.'))
    : summarizedSection([title, ...schemes, how], [title, how]);
}

function bodySections(
  {required, description, content}: RequestBody,
  {components}: Reference,
  where: readonly Phrase[],
): Section[] {
  return contentSections(content, components, {
    before: [
      heading(2, 'Request body'),
      ...richText(description),
      paragraph(required ? 'The body is required.' : 'The body is optional.'),
    ],
    title: 'Example request',
    where,
  });
}

function responseSections(
  {status, description, evidence, content}: Response,
  {components}: Reference,
  where: readonly Phrase[],
): Section[] {
  const before = [heading(3, status), ...richText(description)];
  return content === undefined
    ? [summarizedSection(before, [heading(3, status)])]
    : contentSections(content, components, {
        before,
        title: `Example response ${status}`,
        evidence: weakest(evidence, dereference(content.node, components).evidence),
        where,
      });
}

function sampleSections(samples: readonly CodeSample[]): Section[] {
  return samples.length === 0
    ? []
    : [
        wholeSection(
          heading(2, 'Code samples'),
          ...sampleLanguages.flatMap(({id, label, prism}) =>
            samples
              .filter(({language}) => language === id)
              .flatMap(({code: source}) => [heading(3, label), codeBlock(source, prism)]),
          ),
        ),
      ];
}

function nextSections(operation: Operation, valueLinks: readonly ValueLink[]): Section[] {
  const next = findNextLinks(operation, valueLinks);
  return next.length === 0
    ? []
    : [
        wholeSection(
          heading(2, 'Next requests'),
          paragraph('Endpoints that take values of the response:'),
          list(
            next.map(({link, paths}) =>
              item(
                paragraph(
                  twinLink(link.title, link.route),
                  ` takes as ${link.kind}: `,
                  ...joined(
                    paths.map((path) => [code(path)]),
                    ', ',
                  ),
                ),
              ),
            ),
          ),
        ),
      ];
}

function relatedItems(
  operation: Operation,
  {operations, groups, components}: Reference,
): string[] {
  const siblings = operations.filter(({tag}) => tag === operation.tag);
  const index = siblings.indexOf(operation);
  const group = groups.find(({tag}) => tag === operation.tag.split('/')[0]);
  const nodes = [operation.requestBody, ...operation.responses].flatMap(
    (body) => body?.content?.node ?? [],
  );
  const schemas = new Set(nodes.map(namedComponent));
  return [
    ...(group === undefined
      ? []
      : [['Group: ', twinLink(group.name, groupRoute(group.tag))]]),
    ...siblings
      .slice(Math.max(index - 1, 0), index)
      .map((before) => ['Previous: ', twinLink(before.title, operationRoute(before))]),
    ...siblings
      .slice(index + 1, index + 2)
      .map((after) => ['Next: ', twinLink(after.title, operationRoute(after))]),
    ...[...schemas].flatMap((name) => {
      const component = name === undefined ? undefined : componentNamed(name, components);
      return component === undefined
        ? []
        : [['Schema: ', twinLink(component.title, schemaRoute(component.slug))]];
    }),
  ].map((phrases) => printInline(phrasing(phrases)));
}
