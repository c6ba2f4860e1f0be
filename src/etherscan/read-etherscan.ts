import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {parse} from 'yaml';
import type {EtherscanAction, EtherscanApi} from './action';
import {keyParameter} from './request';
import {closeSchema} from './schema';

const FOLDER = path.resolve(__dirname, '../../openapi');
export const ETHERSCAN_FILE = path.join(FOLDER, 'etherscan.yaml');

/** The file: an action has its module and name as its key, and its page around it. */
interface EtherscanFile extends Pick<EtherscanApi, 'servers'> {
  readonly pages: Readonly<
    Record<string, Record<string, Omit<EtherscanAction, 'module' | 'action' | 'page'>>>
  >;
}

// The schemas of results have keywords such as x-evidence.
const ajv = new Ajv2020({strict: false, verbose: true});

/** @throws Error that names the first problem of the file. */
export function readEtherscan(): EtherscanApi {
  return parseEtherscan(readFileSync(ETHERSCAN_FILE, 'utf8'));
}

/** @throws Error that names the first problem of the text. */
export function parseEtherscan(text: string): EtherscanApi {
  const {servers, pages} = parseFile(text);
  return {
    servers,
    actions: Object.entries(pages).flatMap(([page, actions]) =>
      Object.entries(actions).map(([name, facts]) => {
        const [module = '', action = ''] = name.split('/');
        check(
          exampleSchema(facts),
          facts.example,
          `/pages/${page}/${name.replace('/', '~1')}/example`,
        );
        return {module, action, page, ...facts};
      }),
    ),
  };
}

function parseFile(text: string): EtherscanFile {
  const schema = readFileSync(path.join(FOLDER, 'etherscan.schema.yaml'), 'utf8');
  let file: unknown;
  try {
    // Shared parts are aliases, of which there are more than in a text from outside.
    file = parse(text, {maxAliasCount: -1});
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error));
  }
  check(parse(schema) as object, file);
  return file as EtherscanFile;
}

/** An example has what a request needs, and the fields of the result, if it is known. */
function exampleSchema({
  parameters,
  result,
}: Pick<EtherscanAction, 'parameters' | 'result'>): object {
  const sent = parameters.filter(({name}) => name !== keyParameter);
  const isKnown = result.type !== undefined;
  return {
    description: isKnown
      ? 'a request, and a result because its type is known'
      : 'a request, and no result because its type is unknown',
    type: 'object',
    properties: {
      request: {
        description: 'values for parameters of the action, and for all that are required',
        type: 'object',
        properties: Object.fromEntries(sent.map(({name, schema}) => [name, schema])),
        required: sent.filter(({required}) => required === true).map(({name}) => name),
        additionalProperties: false,
      },
      ...(isKnown && {result: closeSchema(result)}),
    },
    required: isKnown ? ['request', 'result'] : ['request'],
    additionalProperties: false,
  };
}

function check(schema: object, value: unknown, pointer = ''): void {
  const validate = ajv.compile(schema);
  if (!validate(value)) {
    const [error] = validate.errors ?? [];
    throw problem(`#${pointer}${error && describeError(error)}`);
  }
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the place, what is wrong there, and what is expected. */
function describeError({
  instancePath,
  message = '',
  params,
  propertyName,
  parentSchema,
}: ErrorObject): string {
  const {additionalProperty: name = propertyName} = params as Texts;
  const {description: expected} = parentSchema as Texts;
  return [
    `${instancePath} ${message}`,
    ...(name === undefined ? [] : [`: "${name}"`]),
    ...(expected === undefined ? [] : [` (${expected})`]),
  ].join('');
}

function problem(text: string): Error {
  return new Error(`openapi/etherscan.yaml: ${text}`);
}
