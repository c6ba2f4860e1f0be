import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isLosslessNumber, parse, stringify} from 'lossless-json';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  requirePrograms,
  SAMPLE_PROGRAMS,
  type SampleTools,
} from '../../scripts/lib/programs.mjs';
import {packageFile, REPORT_DIR, run} from '../../scripts/lib/run.mjs';
import {readKaiaDocument} from '../../scripts/lib/kaia-document';
import {createGo} from '../../scripts/lib/samples/go-module';
import {isSameJson} from '../../scripts/lib/samples/json';
import {createReference} from '#reference/pages/read-reference';
import {readDocument} from '#reference/pages/read-document';
import {createTypeFiles} from '#reference/site/openapi-docs/type-files';
import type {Reference} from '#reference/pages/reference';
import {isSuccess} from '#reference/response/response';
import {
  createDeclarations,
  createTypeNames,
  type Declarations,
} from '#reference/outputs/types/declarations';
import type {Type} from '#reference/outputs/types/type';
import {hostileDocument} from '../fixtures/hostile/document';
import {plant} from '../fixtures/hostile/planted';

const FIXTURES = path.resolve(__dirname, '../fixtures');
const DIR = path.join(REPORT_DIR, 'type-declarations');

/** An example of the description and the name of the type that it has. */
interface Example {
  readonly name: string;
  readonly value: string;
}

let tools: SampleTools;
let examples: readonly Example[];
/** The same with numbers as texts, where they can be, and values that open lists do not have. */
let variants: readonly Example[];

/** Writes the types of a document into a folder, in files called `api`. */
async function writeTypes(folder: string, reference: Reference): Promise<void> {
  await mkdir(path.join(DIR, folder), {recursive: true});
  const files = createTypeFiles({...reference, shortName: 'api'});
  for (const extension of ['d.ts', 'go', 'py']) {
    const content = files[`types/api.${extension}`] ?? '';
    await writeFile(path.join(DIR, folder, `api.${extension}`), content);
  }
}

async function readFixture(file: string): Promise<Reference> {
  const source = {kind: 'file', path: file} as const;
  return createReference((await readDocument(source)).document);
}

function examplesOf(reference: Reference): Example[] {
  const names = createTypeNames(reference);
  const ofResponses = reference.operations.flatMap(({id, responses}) =>
    responses.flatMap(({status, contents: [content]}) => {
      const name = names.responses.get(id)?.get(status);
      const value = content?.examples[0]?.text;
      return name === undefined || value === undefined ? [] : [{name, value}];
    }),
  );
  const ofSchemas = reference.schemas.map(({name, example}) => ({
    name: names.schemas.get(name) ?? '',
    value: example,
  }));
  return [...ofResponses, ...ofSchemas];
}

function variantsOf(all: readonly Example[], declarations: Declarations): Example[] {
  return all.map(({name, value}) => {
    const varied = variant(parse(value), {kind: 'name', name}, declarations);
    return {name, value: stringify(varied) ?? ''};
  });
}

/** Returns another value of a type, with the names of the same fields. */
function variant(value: unknown, type: Type, declarations: Declarations): unknown {
  const inside = (inner: unknown, of: Type | undefined): unknown =>
    of === undefined ? inner : variant(inner, of, declarations);
  switch (type.kind) {
    case 'name':
      return inside(value, declarations.get(type.name)?.type);
    case 'number':
      return type.canBeText && isLosslessNumber(value) ? value.value : value;
    case 'values':
      return type.isOpen ? 'NEW' : value;
    case 'array':
      return Array.isArray(value) ? value.map((item) => inside(item, type.items)) : value;
    case 'object':
      return Object.fromEntries(
        Object.entries(value ?? {}).map(([key, inner]) => [
          key,
          inside(inner, type.fields.find((field) => field.name === key)?.type),
        ]),
      );
    default:
      return value;
  }
}

/** Hostile texts in every place of a kind; each text is in several places. */
const PLANTED = [0, 5, 10, 15].flatMap((round) =>
  (['name', 'text', 'description', 'value'] as const).map(
    (kind) => [`${kind}${round}`, plant(kind, round)] as const,
  ),
);

const FOLDERS = [
  ...['kaia', 'petstore', 'weather', 'everything', 'hostile'],
  ...PLANTED.map(([folder]) => folder),
];

beforeAll(async () => {
  tools = await requirePrograms(SAMPLE_PROGRAMS);
  await rm(DIR, {recursive: true, force: true});
  const kaia = createReference((await readKaiaDocument()).document);
  examples = examplesOf(kaia);
  variants = variantsOf(examples, createDeclarations(kaia));
  await writeTypes('kaia', kaia);
  await writeTypes('petstore', await readFixture(path.join(FIXTURES, 'petstore.yaml')));
  const weather = path.join(FIXTURES, 'documents', 'weather-3.1.yaml');
  await writeTypes('weather', await readFixture(weather));
  const everything = path.join(FIXTURES, 'everything.yaml');
  await writeTypes('everything', await readFixture(everything));
  const hostile = path.join(DIR, 'hostile.json');
  await writeFile(hostile, hostileDocument());
  await writeTypes('hostile', await readFixture(hostile));
  for (const [folder, {document}] of PLANTED) {
    const file = path.join(DIR, `${folder}.json`);
    await writeFile(file, JSON.stringify(document));
    await writeTypes(folder, await readFixture(file));
  }
  const responses = kaia.operations.flatMap((operation) =>
    operation.responses.filter(
      ({status, contents: [content]}) =>
        isSuccess(status) &&
        (content?.mediaType === 'application/json' ||
          operation.id === 'getAbiOfContract'),
    ),
  );
  expect(responses.length).toBeGreaterThan(50);
  const varied = variants.map(({value}) => value).join();
  expect(varied).toContain('"transaction_fee":"0.');
  expect(varied).toContain('"NEW"');
  expect(examples).toHaveLength(responses.length + kaia.schemas.length);
});

afterAll(() => rm(DIR, {recursive: true, force: true}));

describe('The types', () => {
  it('compile in strict TypeScript, and the examples of the description have them.', async () => {
    const lines = [...examples, ...variants].map(
      ({name, value}, index) => `export const example${index}: types.${name} = ${value};`,
    );
    const main = ["import type * as types from './kaia/api';", ...lines].join('\n');
    await writeFile(path.join(DIR, 'main.ts'), main);
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        target: 'es2020',
        lib: ['es2020'],
        types: [],
      },
      files: ['main.ts', ...FOLDERS.map((folder) => `${folder}/api.d.ts`)],
    };
    await writeFile(path.join(DIR, 'tsconfig.json'), JSON.stringify(config));
    const tsc = packageFile('typescript/bin/tsc');
    const {output} = await run(process.execPath, [tsc, '-p', DIR], {capture: true});
    expect(output).toBe('');
  });

  it('pass go vet and gofmt, and read and write the examples without a difference.', async () => {
    await writeFile(path.join(DIR, 'go.mod'), 'module types\n\ngo 1.16\n');
    await writeFile(path.join(DIR, 'main.go'), goProgram(examples));
    const values = examples.map(({value}) => value);
    await writeFile(path.join(DIR, 'values.json'), JSON.stringify(values));
    const files = FOLDERS.map((folder) => `${folder}/api.go`);
    const layout = await run(tools.gofmt, ['-l', ...files], {capture: true, cwd: DIR});
    expect(layout.output).toBe('');
    const go = createGo(DIR, tools.go);
    expect((await go(['vet', './...'])).output).toBe('');
    const {output, code} = await go(['run', '.', 'values.json', 'written.json']);
    expect(output).toBe('');
    expect(code).toBe(0);
    const text = await readFile(path.join(DIR, 'written.json'), 'utf8');
    const written = JSON.parse(text) as string[];
    const different = examples.filter(
      ({value}, index) => !isSameJson(written[index] ?? '', withoutEmptyLists(value)),
    );
    expect(different).toEqual([]);
    await writeFile(
      path.join(DIR, 'values.json'),
      JSON.stringify(variants.map(({value}) => value)),
    );
    expect((await go(['run', '.', 'values.json', 'written.json'])).output).toBe('');
  });

  it('load in Python, and the examples of the description have them.', async () => {
    const values = [...examples, ...variants].map(
      ({name, value}) => `{"name": ${JSON.stringify(name)}, "value": ${value}}`,
    );
    const file = path.join(DIR, 'named-values.json');
    await writeFile(file, `[${values.join(',\n')}]`);
    const modules = FOLDERS.map((folder) => path.join(DIR, folder, 'api.py'));
    const script = path.join(__dirname, 'check_types.py');
    const {output} = await run(tools.python, ['-B', script, file, ...modules], {
      capture: true,
    });
    expect(output).toBe('');
  });
});

/** Go leaves out empty lists that are optional. */
function withoutEmptyLists(value: string): string {
  return value.replace(/,\s*"\w+":\s*\[\]/g, '');
}

/** Creates a program that decodes each example into its type, encodes it again and writes all. */
function goProgram(all: readonly Example[]): string {
  return `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	types "types/kaia"
)

func main() {
	var values, written []string
	text, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = json.Unmarshal(text, &values)
	}
	targets := []interface{}{
${all.map(({name}) => `\t\tnew(types.${name}),`).join('\n')}
	}
	for index, target := range targets {
		decoder := json.NewDecoder(bytes.NewBufferString(values[index]))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(target); err != nil {
			fmt.Printf("%T: %v\\n", target, err)
		}
		encoded, _ := json.Marshal(target)
		written = append(written, string(encoded))
	}
	if err == nil {
		text, _ = json.Marshal(written)
		err = os.WriteFile(os.Args[2], text, 0o600)
	}
	if err != nil {
		panic(err)
	}
}
`;
}
