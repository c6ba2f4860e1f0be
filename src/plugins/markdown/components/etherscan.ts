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
  EtherscanApi,
  EtherscanParameter,
  EtherscanPart,
} from '../../../etherscan/action';
import {envelopeFields} from '../../../etherscan/envelope';
import type {
  EtherscanActionData,
  EtherscanIndexEntry,
} from '../../../etherscan/page-data';
import type {Evidence} from '../../../reference/evidence';
import type {BlockComponent} from '../component';
import {dataTable} from './data-table';
import {codeSamples, jsonBlock} from './code';
import {marked} from './evidence';

const INDEX_FILE = '@generated/etherscan/default/index.json';

export const etherscanAction: BlockComponent<EtherscanActionData> = (
  action,
  children,
  page,
) => {
  const {evidence, notes = [], result, fields, 'x-plan': plan} = action;
  return [
    ...evidenceNote(evidence),
    paragraph(...prose(action.description)),
    ...(notes.length === 0
      ? []
      : [list(notes.map((note) => item(paragraph(...prose(note)))))]),
    ...children,
    ...(plan === undefined
      ? []
      : [
          paragraph(
            `The lowest plan with this action is ${plan}. A request costs ${action['x-credits']} credits.`,
          ),
        ]),
    list(
      action.addresses.map(({network, url}) =>
        item(paragraph(`${network}: `, code(`GET ${url}`))),
      ),
    ),
    heading(3, 'Parameters'),
    dataTable(
      ['Name', 'Type', 'Required', 'Description'],
      action.parameters.map((parameter) => [
        [code(parameter.name), ...marked(parameter['x-evidence'])],
        [parameter.schema.type],
        [requiredText(parameter.required)],
        parameterText(parameter),
      ]),
    ),
    heading(3, 'Request'),
    // A long twin has room for all languages of what the documentation names.
    ...codeSamples(action.samples, {isShort: page.isShort && evidence !== 'documented'}),
    heading(3, 'Response'),
    paragraph(
      code('result'),
      result.type === undefined ? ': ' : ` (${result.type}): `,
      ...prose(result.description),
    ),
    ...(fields.length === 0
      ? []
      : [
          dataTable(
            ['Field', 'Type', 'Description'],
            fields.map((field) => [
              [code(field.path), ...marked(field['x-evidence'])],
              [field.type],
              partText(field),
            ]),
          ),
        ]),
    ...jsonBlock(action.responseHtml),
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

function partText({description, 'x-note': note}: EtherscanPart): Phrase[] {
  return [
    ...prose(description),
    ...(note === undefined
      ? []
      : [' ', ...prose(note.text), ...marked(note['x-evidence'])]),
  ];
}

function requiredText(required: EtherscanParameter['required']): string {
  if (required === 'unknown') {
    return 'Not known';
  }
  return required ? 'Yes' : 'No';
}

function parameterText(parameter: EtherscanActionData['parameters'][number]): Phrase[] {
  const {schema, example} = parameter;
  const facts: readonly [string, string | number | undefined][] = [
    ['Default', schema.default],
    ['Minimum', schema.minimum],
    ['Maximum', schema.maximum],
  ];
  const fact = (term: string, value: string | number | undefined): Phrase[] =>
    value === undefined ? [] : [` ${term}: `, code(String(value)), '.'];
  return [
    ...partText(parameter),
    ...facts.flatMap(([term, value]) => fact(term, value)),
    ...marked(schema['x-evidence']),
    ...fact('One of', schema.enum?.join(', ')),
    ...fact('Example', example),
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

export const etherscanNetworksTable: BlockComponent<Pick<EtherscanApi, 'servers'>> = ({
  servers,
}) => [
  dataTable(
    ['Network', 'Base URL'],
    servers.map(({url, description}) => [[description], [code(url)]]),
  ),
];

/** Returns text with code in backticks. */
function prose(text: string): Phrase[] {
  return text
    .split('`')
    .map((part, index): Phrase => (index % 2 === 1 ? code(part) : part))
    .filter((part) => part !== '');
}
