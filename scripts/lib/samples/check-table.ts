/*
 * Why: a table is a record of what was sent. It has to be right by the document too.
 * Does: writes the table of a document from its first samples; compares what Prism says against its
 * requests with what the table has of it.
 * Reads: tests/fixtures/requests. Run: imported by the scripts of this folder.
 */
import {isDeepStrictEqual} from 'node:util';
import {sampleLanguages} from 'docusaurus-openapi-reference/code-samples';
import {PlainError} from '../run.mjs';
import type {Failure} from './sample';
import type {SentRequest} from './sent-request';
import {type Row, type Table, writeTable} from './table';
import {runSamples, type Tested} from './tested';
import type {SampleTools} from '../programs.mjs';

/** Writes what the first samples of operations send: those for curl, where the document has none itself. */
export async function updateTable(tested: Tested, tools: SampleTools): Promise<void> {
  const {name, prefix, operations, collected} = tested;
  const sent = new Map<string, SentRequest>();
  for (const {id: language} of sampleLanguages) {
    const samples = collected.samples.filter(
      (sample) => sample.language === language && !sent.has(sample.id),
    );
    for (const outcome of await runSamples(language, samples, operations, tools)) {
      const [request] = outcome.requests;
      if (request === undefined) {
        throw new PlainError(`${outcome.command} sends no request:\n${outcome.output}`);
      }
      sent.set(outcome.sample.id, request);
    }
  }
  const judge = await createJudge(tested);
  const rows = [...operations.keys()].flatMap((id): [string, Row][] => {
    const request = sent.get(id);
    if (request === undefined) {
      return [];
    }
    const prism = judge(id, request);
    return [
      [id.slice(prefix.length), prism.length === 0 ? request : {...request, prism}],
    ];
  });
  await writeTable(name, new Map(rows));
}

/** Returns what Prism says otherwise than the table. */
export async function checkTable(tested: Tested, table: Table): Promise<Failure[]> {
  const judge = await createJudge(tested);
  return [...table].flatMap(([name, {prism = [], ...request}]) => {
    const id = tested.prefix + name;
    const words = judge(id, request);
    return isDeepStrictEqual(words, prism)
      ? []
      : [
          {
            id,
            language: 'table',
            ran: true,
            command: `tests/fixtures/requests/${tested.name}.yaml`,
            reason: `Prism says ${JSON.stringify(words)}, not ${JSON.stringify(prism)}.`,
            output: '',
          },
        ];
  });
}

type Judge = (id: string, request: SentRequest) => string[];

/** Returns a function that says what is wrong with a request of an operation. */
async function createJudge({prefix, document, operations}: Tested): Promise<Judge> {
  // Loading Prism takes longer than all else of a run in which nothing has changed.
  const {readPrism} = await import('./prism');
  const judge = await readPrism(document);
  return (id, request) => {
    const operation = operations.get(id);
    return operation === undefined
      ? ['There is no such operation']
      : judge(id.slice(prefix.length), operation.servers[0]?.url ?? '', request);
  };
}
