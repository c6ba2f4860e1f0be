import uniqBy from 'lodash/uniqBy';
import {isPlaceholder, sampleValues} from '../../samples/sample-request';
import type {Operation} from '../../operation/operation';
import {type Parameter, placeholderOf} from '../../parameter/parameter';
import {printMarkdown} from './markdown';
import type {Script, Variable} from './format';

/** A folder of requests that a run of the collection leaves out until the reader says so. */
export interface Section {
  readonly name: string;
  readonly description: string;
  readonly event: Script[];
}

/** The variable of the collection that lets a run send what changes something. */
const SEND_CHANGES = 'sendChanges';

/** Methods that only read (RFC 9110, section 9.2.1, and QUERY). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY']);

/**
 * Splits operations into those that a run of the collection sends, and those that it leaves out: a runner
 * sends every request of every folder, to the real server. Only a document with values that exist says which
 * requests succeed as they are; of another one, a run sends all.
 */
export function splitOperations(operations: readonly Operation[]): {
  sent: Operation[];
  unknown: Operation[];
  changing: Operation[];
} {
  const hasReal = operations.some(({parameters}) =>
    parameters.some(({realValues}) => realValues !== undefined),
  );
  const changing = operations.filter(({method}) => hasReal && !SAFE.has(method));
  const others = operations.filter((operation) => !changing.includes(operation));
  const unknown = others.filter((operation) => placeholdersOf(operation).length > 0);
  return {
    sent: others.filter((operation) => !unknown.includes(operation)),
    unknown,
    changing,
  };
}

/** Returns the folder of the requests that need a value that only the reader knows. */
export function unknownSection(operations: readonly Operation[]): Section {
  return {
    name: 'Needs a value',
    description: [
      'These requests need a value that is not known here. A run of the collection leaves each of them out until its placeholders are replaced.',
      listValues(operations),
    ].join('\n\n'),
    event: [beforeRequest(placeholderLines(operations))],
  };
}

/** Returns the folder of the requests that change what the server has, and the variable that sends them. */
export function changingSection(operations: readonly Operation[]): Section {
  return {
    name: 'Changes something',
    description: [
      `These requests change what the server has. They are left out until the variable \`${SEND_CHANGES}\` of the collection is \`true\`, in a run and when you press Send.`,
      listValues(operations),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
    event: [
      beforeRequest([
        `if (pm.variables.get('${SEND_CHANGES}') !== 'true') {`,
        '  pm.execution.skipRequest();',
        '}',
        ...placeholderLines(operations),
      ]),
    ],
  };
}

/** Returns the variable of {@link changingSection}, if some operation needs it. */
export function changeVariables(operations: readonly Operation[]): Variable[] {
  const description = '`true` sends the requests that change what the server has.';
  return operations.length === 0
    ? []
    : [{key: SEND_CHANGES, value: 'false', type: 'string', description}];
}

/** Returns the parameters of an operation whose values the reader has to know. */
function placeholdersOf({parameters, servers}: Operation): Parameter[] {
  return Array.from(sampleValues(parameters, servers[0]?.id ?? ''))
    .filter(([parameter, value]) => isPlaceholder(parameter, value))
    .map(([parameter]) => parameter);
}

/** Says what to write for each placeholder, and in which requests. */
function listValues(operations: readonly Operation[]): string {
  const needed = operations.flatMap((operation) =>
    placeholdersOf(operation).map((parameter) => ({
      placeholder: placeholderOf(parameter),
      text: printMarkdown(parameter.description),
    })),
  );
  return uniqBy(needed, ({placeholder, text}) => placeholder + text)
    .map(({placeholder, text}) => `- \`${placeholder}\`: ${text.replace(/\s+/g, ' ')}`)
    .join('\n');
}

/** The whole members of `pm`, which importers of collections know as well. */
const SENT =
  'JSON.stringify([pm.request.url, pm.request.url.variables, pm.request.headers])';

function placeholderLines(operations: readonly Operation[]): string[] {
  const names = new Set(operations.flatMap(placeholdersOf).map(placeholderOf));
  return names.size === 0
    ? []
    : [
        `if (/\\b(${[...names].join('|')})\\b/.test(${SENT})) {`,
        '  pm.execution.skipRequest();',
        '}',
      ];
}

function beforeRequest(exec: string[]): Script {
  return {listen: 'prerequest', script: {type: 'text/javascript', exec}};
}
