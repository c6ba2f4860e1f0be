import type {RootContent} from 'mdast';
import {
  code,
  heading,
  item,
  list,
  paragraph,
  twinLink,
  type Phrase,
} from '../../../markdown/nodes';
import {evidenceLink} from '../../../markdown/evidence';
import type {
  EtherscanAction as Action,
  EtherscanNote,
  EtherscanParameter,
} from '../../../etherscan/action';
import {envelopeFields} from '../../../etherscan/envelope';
import {etherscanNetworks} from '../../../etherscan/network';
import type {
  EtherscanActionData,
  EtherscanIndexEntry,
} from '../../../etherscan/page-data';
import {flattenFields} from '../../../etherscan/result';
import type {Evidence} from '../../../reference/evidence';
import type {BlockComponent} from '../component';
import {dataTable} from './data-table';
import {codeSamples, jsonBlock} from './code';
import {marked} from './evidence';

const INDEX_FILE = '@generated/etherscan/default/index.json';

export const etherscanAction: BlockComponent<EtherscanActionData> = (
  data,
  children,
  page,
) => {
  const {action, addresses, samples, responseHtml} = data;
  const {result, notes, price} = action;
  return [
    ...evidenceNote(action.evidence),
    paragraph(...prose(action.description)),
    ...(notes.length === 0
      ? []
      : [list(notes.map((note) => item(paragraph(...noteText(note, action)))))]),
    ...children,
    ...(price === undefined
      ? []
      : [
          paragraph(
            `The lowest plan with this action is ${price.plan}. A request costs ${price.credits} credits.`,
            ...partMark(price.evidence, action),
          ),
        ]),
    list(
      addresses.map(({network, url}) =>
        item(paragraph(`${network}: `, code(`GET ${url}`))),
      ),
    ),
    heading(3, 'Parameters'),
    dataTable(
      ['Name', 'Type', 'Required', 'Description'],
      action.parameters.map((parameter) => [
        [code(parameter.name), ...partMark(parameter.evidence, action)],
        [parameter.type],
        [requiredText(parameter.required)],
        parameterText(parameter, data),
      ]),
    ),
    heading(3, 'Request'),
    // A long twin has room for all languages of what the documentation names.
    ...codeSamples(samples, {isShort: page.isShort && action.evidence !== 'documented'}),
    heading(3, 'Response'),
    paragraph(
      code('result'),
      result.type === 'unknown' ? ': ' : ` (${result.type}): `,
      ...prose(result.description),
    ),
    ...resultFields(action),
    ...jsonBlock(responseHtml),
  ];
};

function evidenceNote(kind: Evidence): RootContent[] {
  switch (kind) {
    case 'documented':
    case 'seen-in-use':
      return [];
    case 'inferred':
      return [
        paragraph(
          evidenceLink(kind),
          ': No public material shows this action. Send one request and read the answer before you build on it.',
        ),
      ];
    case 'source-2024':
      return [
        paragraph(
          evidenceLink(kind),
          ': Only the source code of the predecessor service shows this action, its parameters and its fields. Compare an answer with this page before you build on it.',
        ),
      ];
  }
}

/** Marks a part of an action, unless the mark of the action covers it. */
function partMark(kind: Evidence, action: Action): Phrase[] {
  return kind === action.evidence ? [] : marked(kind);
}

function noteText({text, evidence}: EtherscanNote, action: Action): Phrase[] {
  return [...prose(text), ...partMark(evidence, action)];
}

function requiredText(required: EtherscanParameter['required']): string {
  if (required === 'unknown') {
    return 'Not known';
  }
  return required ? 'Yes' : 'No';
}

function parameterText(
  {name, description, note, limits, enum: values}: EtherscanParameter,
  {action, values: examples}: EtherscanActionData,
): Phrase[] {
  const facts: readonly [string, string | number | undefined][] = [
    ['Default', limits?.default],
    ['Minimum', limits?.minimum],
    ['Maximum', limits?.maximum],
  ];
  const fact = (term: string, value: string | number | undefined): Phrase[] =>
    value === undefined ? [] : [` ${term}: `, code(String(value)), '.'];
  return [
    ...prose(description),
    ...(note === undefined ? [] : [' ', ...noteText(note, action)]),
    ...facts.flatMap(([term, value]) => fact(term, value)),
    ...(limits === undefined ? [] : partMark(limits.evidence, action)),
    ...fact('One of', values?.join(', ')),
    ...fact('Example', examples[name]),
  ];
}

function resultFields(action: Action): RootContent[] {
  const {result} = action;
  if (!('fields' in result)) {
    return [];
  }
  return [
    dataTable(
      ['Field', 'Type', 'Description'],
      flattenFields(result.fields).map(({path, field}) => [
        [code(path), ...partMark(field.evidence, action)],
        [field.type],
        [
          ...prose(field.description),
          ...(field.note === undefined ? [] : [' ', ...noteText(field.note, action)]),
        ],
      ]),
    ),
  ];
}

export const etherscanEnvelope: BlockComponent = () => [
  dataTable(
    ['Field', 'Type', 'Description'],
    envelopeFields.map(({name, type, description}) => [
      [code(name)],
      [type],
      prose(description),
    ]),
  ),
];

export const etherscanIndex: BlockComponent = (_, __, {site}) => [
  dataTable(
    ['Action', 'Module', 'What it returns', 'Evidence', 'Fields of the answer'],
    (site.readJson(INDEX_FILE) as EtherscanIndexEntry[]).map((entry) => [
      [twinLink(entry.action, entry.route)],
      [code(entry.module)],
      [entry.summary],
      [evidenceLink(entry.evidence)],
      [entry.isResultKnown ? 'Known' : 'Not known'],
    ]),
  ),
];

export const etherscanNetworksTable: BlockComponent = () => [
  dataTable(
    ['Network', 'Base URL'],
    etherscanNetworks.map(({name, baseUrl}) => [[name], [code(baseUrl)]]),
  ),
];

/** Returns text with code in backticks. */
function prose(text: string): Phrase[] {
  return text
    .split('`')
    .map((part, index): Phrase => (index % 2 === 1 ? code(part) : part))
    .filter((part) => part !== '');
}
