import {sampleLanguages} from '../reference/code-sample';
import {isMarked, weakest} from '../reference/evidence';
import type {Callback, Operation, Receiver} from '../reference/operation';
import {planRoute} from '../reference/plan-pages';
import type {Reference} from '../reference/reference';
import {isSuccess, type RequestBody, type Response} from '../reference/response';
import {blocksOf, type RichText} from '../reference/rich-text';
import {
  groupRoute,
  operationRoute,
  planEndpointsRoute,
  schemaRoute,
} from '../reference/route';
import {componentNamed, dereference} from '../reference/schema';
import {namedComponent} from '../reference/schema-label';
import {credentialForm} from '../reference/credential';
import {KEY_GUIDE_ROUTE, onlyKey} from '../reference/security';
import type {ValueLink} from '../reference/value-link';
import {securitySection} from './authentication';
import {contentSections} from './content';
import {printEvidence} from './evidence';
import {printExpression} from './expression';
import {findNextLinks} from './next-links';
import {
  code,
  codeBlock,
  heading,
  pageLink,
  paragraph,
  type Phrase,
  twinLink,
} from './nodes';
import {parameterSections} from './parameters';
import {printCode, type Printed, printedList, printText, printTwinLink} from './print';
import {headerSections, linkSections} from './response-parts';
import {printRichText, richText} from './rich-text';
import {serverSections} from './servers';
import {listSection, type Section, summarizedSection, wholeSection} from './section';

/** What the twins of all operations share. */
export interface OperationContext {
  reference: Reference;
  /** Returns the latest changes of an operation. */
  changesOf: (operationId: string) => RichText;
  /** Endpoints that values of responses link to. */
  valueLinks: readonly ValueLink[];
}

/** Creates the sections of the twin of an operation or a webhook, below its title. */
export function operationSections(
  operation: Operation,
  {reference, valueLinks, changesOf}: OperationContext,
): Section[] {
  const {components} = reference;
  const where = (anchor = ''): Phrase[] => [
    pageLink('the page', `${operationRoute(operation)}${anchor}`),
  ];
  return [
    listSection([], [() => factItems(operation)], where()),
    ...serverSections(operation.servers, where()),
    descriptionSection(operation),
    ...(operation.isWebhook === true
      ? webhookSections(operation)
      : [authentication(operation.security)]),
    ...parameterSections(operation.parameters, components, where()),
    ...(operation.requestBody === undefined
      ? []
      : bodySections(operation.requestBody, reference, where('#request-body'))),
    // Before the responses, which are long: some programs read only the start of a page.
    ...sampleSections(operation),
    wholeSection(heading(2, 'Responses')),
    ...operation.responses.flatMap((response, index) =>
      responseSections(
        response,
        operation.responses.slice(0, index).find((earlier) => isAlike(earlier, response)),
        reference,
        where(`#response-${response.status}`),
      ),
    ),
    ...callbackSections(operation.callbacks ?? [], where('#callbacks')),
    ...changeSections(changesOf(operation.id)),
    ...nextSections(operation, valueLinks),
    listSection(
      [heading(2, 'Related pages')],
      [() => relatedItems(operation, reference)],
      where(),
    ),
  ];
}

function changeSections(changes: RichText): Section[] {
  return changes === ''
    ? []
    : [wholeSection(heading(2, 'Changes of this description'), ...richText(changes))];
}

function callbackSections(
  callbacks: readonly Callback[],
  where: readonly Phrase[],
): Section[] {
  const items = callbacks.map(
    ({name, title, route, method, address}) =>
      `${printCode(method)} ${printTwinLink(title, route)} ${printCode(name)}: Sent to ${printExpression(address)}`,
  );
  return items.length === 0
    ? []
    : [
        listSection(
          [
            heading(2, 'Callbacks'),
            paragraph(
              'The API sends these requests to your server because of a request to this endpoint.',
            ),
          ],
          [() => items],
          where,
        ),
      ];
}

function webhookSections({callbackOf, receivers = [], security}: Operation): Section[] {
  const origin: Printed[] =
    callbackOf === undefined
      ? []
      : [
          {
            type: 'printed',
            value: `A callback of ${printTwinLink(callbackOf.title, callbackOf.route)}, sent to ${printExpression(callbackOf.address)}.`,
          },
        ];
  return [
    wholeSection(
      ...origin,
      ...(receivers.length === 0
        ? []
        : [
            paragraph('The description names these servers as receivers:'),
            printedList(receivers.map(printReceiver)),
          ]),
      paragraph('Your server answers with one of the responses below.'),
    ),
    ...(security.length === 0 ? [] : [securitySection(security, true)]),
  ];
}

function printReceiver({url, description}: Receiver): string {
  return [
    printCode(url),
    ...(description === '' ? [] : [printRichText(description).text]),
  ].join('\n\n');
}

function descriptionSection({description: text, summary}: Operation): Section {
  const [first] = blocksOf(text);
  // Two lists without a paragraph between them would be one.
  const isList = /^[ou]l$/.test(first?.tagName ?? '');
  return summarizedSection(
    [...(isList ? [paragraph('Description:')] : []), ...richText(text)],
    [paragraph(summary)],
  );
}

function factItems(operation: Operation): string[] {
  const {method, path, plan, planEvidence, credits, creditsEvidence, evidence} =
    operation;
  const facts =
    operation.isWebhook === true
      ? [`${printCode(`${method} ${path}`)}: the API sends this to your server`]
      : operation.servers.map(
          ({url, name}) =>
            printCode(`${method} ${url}${path}`) +
            (name === url ? '' : ` (${printText(name)})`),
        );
  if (plan !== undefined) {
    const route = planRoute({name: plan, endpoints: planEndpointsRoute(plan)});
    const name = route === undefined ? printText(plan) : printTwinLink(plan, route);
    const cost = credits === undefined ? 'not published' : String(credits);
    facts.push(
      `Plan: ${name} and above${inParentheses(planEvidence)}`,
      `${printTwinLink('Credits', '/endpoint-credit')} a call: ${cost}${inParentheses(creditsEvidence)}`,
    );
  }
  return [
    ...facts,
    ...(operation.isNew === true
      ? ['New in the description of the API: its plan is not yet known']
      : []),
    ...(operation.deprecated ? ['Deprecated'] : []),
    ...(evidence !== undefined && isMarked(evidence)
      ? [`Endpoint: ${printEvidence(evidence)}`]
      : []),
    ...(operation.checked ?? []).map(
      ({network, date}) => `Checked against ${printText(network)} on ${printText(date)}`,
    ),
  ];
}

function inParentheses(evidence: Operation['evidence']): string {
  return evidence === undefined ? '' : ` (${printEvidence(evidence)})`;
}

function authentication(security: Operation['security']): Section {
  const key = onlyKey(security);
  if (key === undefined) {
    return securitySection(security);
  }
  const title = heading(2, 'Authentication');
  // Where a guide says how to get the key, the description would repeat it on each page.
  const rest =
    key.hasGuide === true
      ? [paragraph(twinLink('How to create a key', KEY_GUIDE_ROUTE))]
      : richText(key.description);
  return summarizedSection(
    [title, paragraph(code(credentialForm(key) ?? '')), ...rest],
    [title, ...(key.hasGuide === true ? rest : [])],
  );
}

function bodySections(
  {required, description, contents}: RequestBody,
  {components}: Reference,
  where: readonly Phrase[],
): Section[] {
  return contentSections(contents, components, {
    before: [
      heading(2, 'Request body'),
      ...richText(description),
      paragraph(required ? 'The body is required.' : 'The body is optional.'),
    ],
    title: 'Example request',
    where,
  });
}

/** The request of the samples has another answer. */
const EXAMPLE_NOTE = 'The values are examples: a request returns others.';

function responseSections(
  {status, description, evidence, contents, headers = [], links = []}: Response,
  alike: Response | undefined,
  {components}: Reference,
  where: readonly Phrase[],
): Section[] {
  const before = [heading(3, status), ...richText(description)];
  const [content] = contents;
  const sections =
    content === undefined
      ? [summarizedSection(before, [heading(3, status)])]
      : contentSections(contents, components, {
          before,
          title: `Example response ${status}`,
          note: isSuccess(status) ? EXAMPLE_NOTE : undefined,
          evidence: weakest(evidence, dereference(content.node, components).evidence),
          fieldsOf: alike?.status,
          where,
        });
  return [
    ...sections,
    ...headerSections(headers, components, where),
    ...linkSections(links, where),
  ];
}

/** Returns whether two responses list the same fields with the same marks. */
function isAlike(a: Response, b: Response): boolean {
  const [content, ...others] = a.contents;
  const {ref, levels} = content?.node ?? {};
  return (
    others.length === 0 &&
    b.contents.length === 1 &&
    ref !== undefined &&
    ref === b.contents[0]?.node.ref &&
    levels === b.contents[0].node.levels &&
    a.evidence === b.evidence
  );
}

function sampleSections({
  samples,
  otherSamples = [],
}: Pick<Operation, 'samples' | 'otherSamples'>): Section[] {
  return samples.length + otherSamples.length === 0
    ? []
    : [
        wholeSection(
          heading(2, 'Code samples'),
          ...sampleLanguages.flatMap(({id, label, prism}) =>
            samples
              .filter(({language}) => language === id)
              .flatMap(({code: source}) => [heading(3, label), codeBlock(source, prism)]),
          ),
          ...otherSamples.flatMap(({label, language, code: source}) => [
            heading(3, label),
            codeBlock(source, language),
          ]),
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
          printedList(
            next.map(
              ({link, paths}) =>
                `${printTwinLink(link.title, link.route)} takes as ${link.kind}: ${paths.map(printCode).join(', ')}`,
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
  const nodes = [operation.requestBody, ...operation.responses].flatMap((body) =>
    (body?.contents ?? []).map(({node}) => node),
  );
  const schemas = new Set(nodes.map(namedComponent));
  return [
    ...(group === undefined
      ? []
      : [`Group: ${printTwinLink(group.name, groupRoute(group.tag))}`]),
    ...siblings
      .slice(Math.max(index - 1, 0), index)
      .map((before) => `Previous: ${linkTo(before)}`),
    ...siblings.slice(index + 1, index + 2).map((after) => `Next: ${linkTo(after)}`),
    ...[...schemas].flatMap((name) => {
      const component = name === undefined ? undefined : componentNamed(name, components);
      return component === undefined
        ? []
        : [`Schema: ${printTwinLink(component.title, schemaRoute(component.slug))}`];
    }),
  ];
}

function linkTo(operation: Operation): string {
  return printTwinLink(operation.title, operationRoute(operation));
}
