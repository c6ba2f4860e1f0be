import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {query, type JsonValue} from 'jsonpath-rfc9535';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {isRecord} from '#reference/document/resolve';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {answersOf, etherscanAnswers, objectsIn, type Answer, type Row} from './answers';
import {identifiersIn, readRealValues, siteTexts, world, worldText} from './world';

interface Relations {
  equal: string[];
  sums: string[];
  facts: Record<string, string>;
}

interface Paged {
  paging: {last: boolean};
}

const {equal, sums, facts} = parse(
  readFileSync(path.join(__dirname, 'examples.yaml'), 'utf8'),
) as Relations;

const {document} = await readKaiaDocument();

const answers = [...answersOf(document), ...etherscanAnswers()];

const objects = objectsIn([
  query(document as never, "$..['example','examples']"),
  answers,
]);

/** Contracts of the network itself, which no example shows. */
const FUNDS =
  '0xAb6ff701E1EF80253fdCa472D41160411077A6e0 0xf9710786D771F9a58088fb7F64c256F9e8684082';

/** Whether the world has a value, or all that the data of a call or an event consists of. */
function isKnown(value: string, others = ''): boolean {
  const known = worldText + others;
  const number = Number(value);
  // Data has numbers and addresses in words of 32 bytes.
  const rest = value.replace(/0{24}(.{40})(?=(?:.{64})*$)/g, (word, tail: string) =>
    /^0{20}/.test(tail) || known.includes(tail) ? '' : word,
  );
  return (
    world.ranges.some(({start, end}) => number >= start && number <= end) ||
    [value, value.toLowerCase(), rest].some((one) => known.includes(one))
  );
}

/** Returns the first example of each operation or action, by its name. */
function firstOnes(member: 'value' | 'request'): Record<string, unknown> {
  const all = answers.map((one) => [one.place.split(' ')[0], one[member]] as const);
  return Object.fromEntries(all.reverse()) as Record<string, unknown>;
}

const first = {...firstOnes('value'), requests: firstOnes('request')} as JsonValue;

function valuesAt(expression: string): JsonValue[] {
  return query(first, expression);
}

/** Returns where the table has a parameter of a request. */
function nameOf(place: string, parameter: string): string {
  return `$.requests.${place.split(' ')[0]}.${parameter} `;
}

/** Whether a list is the page of its request. */
function isPage({request, value}: Answer): boolean {
  const {paging, results} = value as {paging?: {total_count: number}; results: unknown[]};
  if (paging === undefined) {
    return true;
  }
  const {page = 1, size = 3} = request as {page?: number; size?: number};
  const {total_count: total} = paging;
  const pages = Math.ceil(total / size);
  const rows = page < pages ? size : total - size * (pages - 1);
  const expected = {total_count: total, current_page: page, last: page === pages};
  return isDeepStrictEqual(
    [paging, results.length],
    [{...expected, total_page: pages}, rows],
  );
}

describe('The examples', () => {
  it('name only what openapi/example-world.yaml has.', () => {
    const text = JSON.stringify([objects, answers]);
    const identifiers = [...new Set(identifiersIn(text))];
    expect(identifiers.length).toBeGreaterThan(100);
    expect(identifiers.filter((value) => !isKnown(value))).toEqual([]);
  });

  it('have the same wherever the table says so.', () => {
    const wrong = equal.filter((relation) => {
      const [one, other] = relation.split(' = ').map(valuesAt);
      return one?.length === 0 || !isDeepStrictEqual(one, other);
    });
    expect(wrong).toEqual([]);
  });

  it('add up wherever the table says so.', () => {
    const wrong = sums.filter((relation) => {
      const [parts = [], total = []] = relation.split(' = ').map(valuesAt);
      const sum = parts.reduce<number>((all, part) => all + Number(part), 0);
      return !(Math.abs(sum - Number(total[0])) < 1e-6);
    });
    expect(wrong).toEqual([]);
  });

  it('have addresses of 20 bytes and hashes of 32.', () => {
    const [address, hash] = [/^0x.{40}(,0x.{40})*$/, /^0x.{64}$/];
    const isWrong = ([name, value]: [string, unknown]): boolean =>
      typeof value === 'string' &&
      value !== '' &&
      ((/^(address|\w+_address|from|to|\w*payer|holder)$/.test(name) &&
        !address.test(value)) ||
        (/hash$/i.test(name) && !hash.test(value)));
    expect(objects.flatMap((object) => Object.entries(object).filter(isWrong))).toEqual(
      [],
    );
  });

  it.each(Object.entries(facts))('say the same of one %s.', (key, members) => {
    const said = new Map<string, string>();
    const contradictions = objects
      .filter((object) => object[key] !== undefined)
      .flatMap((object) =>
        members
          .split(' ')
          .filter((member) => object[member] !== undefined)
          .map((member) => [`${String(object[key])} ${member}`, object[member]] as const),
      )
      .filter(([name, value]) => {
        const text = JSON.stringify(value);
        said.set(name, said.get(name) ?? text);
        return said.get(name) !== text;
      });
    expect(said.size).toBeGreaterThan(2);
    expect(contradictions).toEqual([]);
  });

  it('repeat what their requests name, in every row, or the table says what it is.', () => {
    const wrong = answersOf(document).flatMap(({place, request, value}) => {
      const results = (value as {results?: Row[]}).results ?? [];
      const rows = results.map((row) => JSON.stringify(row));
      return Object.entries(request)
        .filter(([name]) => !/^(page|size|\w+Type|excludeIf\w+)$/.test(name))
        .filter(([name]) => !equal.some((one) => one.startsWith(nameOf(place, name))))
        .filter(([name, sent]) => {
          const isIn = (text: string): boolean =>
            [sent].flat().every((one) => text.includes(String(one)));
          const isInSome = /Date$/.test(name) || !rows.some(isIn) || rows.every(isIn);
          return !isIn(JSON.stringify(value)) || !isInSome;
        })
        .map(([name]) => nameOf(place, name));
    });
    expect(wrong).toEqual([]);
  });

  it('have rows in the range of blocks of their requests, and the time of their block.', () => {
    const {block: anchor, timestamp} = world.network.clock;
    const wrong = answers.flatMap(({place, request, value}) => {
      const start = Number(request.blockNumberStart ?? request.startblock ?? 0);
      const end = Number(request.blockNumberEnd ?? request.endblock ?? Infinity);
      return objectsIn(value)
        .map((row) => ({
          block: Number(row.block_id ?? row.block_number ?? row.blockNumber),
          time: row.datetime ?? row.timeStamp,
        }))
        .filter(({block, time}) => {
          const seconds = timestamp + block - anchor;
          const date = new Date(seconds * 1_000 || 0).toISOString();
          const isTime = [undefined, date, String(seconds)].some((one) => one === time);
          return block < start || block > end || !isTime;
        })
        .map((row) => `${place}: ${JSON.stringify(row)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the pages that they are asked for, the one in the middle first.', () => {
    const ofDocument = answersOf(document);
    expect(ofDocument.filter((one) => !isPage(one))).toEqual([]);
    const middle = ofDocument.filter(({place}) => place.endsWith(' middle-page'));
    expect(middle.length).toBeGreaterThan(2);
    const shown = middle.map(({place}) =>
      ofDocument.find((one) => one.place.startsWith(`${place.split(' ')[0]} `)),
    );
    expect(shown).toEqual(middle);
  });

  it('of every list have a last page, with which a loop over the pages of a mock server ends.', () => {
    const isList = ({value}: Answer): boolean =>
      isRecord(value) && isRecord(value['paging']);
    const lists = answersOf(document).filter(isList);
    const names = [...new Set(lists.map(({place}) => place.split(' ')[0]))];
    expect(names.length).toBeGreaterThan(25);
    const last = lists.filter(({place}) => place.endsWith(' last-page'));
    expect(last.map(({place}) => place.split(' ')[0])).toEqual(names);
    expect(last.filter(({value}) => !(value as Paged).paging.last)).toEqual([]);
  });

  it('have fees that are the gas used times its price.', () => {
    const priced = objects.filter((row) => 'gas_used' in row && 'transaction_fee' in row);
    expect(priced.length).toBeGreaterThan(4);
    for (const {gas_used: gas, gas_price: price, transaction_fee: fee} of priced) {
      expect(Number(gas) * Number(price)).toBeCloseTo(Number(fee), 12);
    }
  });
});

describe('The docs and the recipes', () => {
  /** Returns what a text names that is neither in the world nor, unless a program prints it, real. */
  function unknownIn([file, text]: [string, string]): string[] {
    const real = readRealValues()
      .map(({value}) => String(value))
      .join(' ');
    const others = file.endsWith('output.txt') ? '' : `${real} ${FUNDS}`;
    return identifiersIn(text)
      .filter((value) => !isKnown(value, others))
      .map((value) => `${file}: ${value}`);
  }

  it('name only what is in the world, or what exists on a network.', () => {
    const texts = siteTexts();
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap(unknownIn)).toEqual([]);
  });

  it.each([
    ['docs/faq.mdx', 'curl .../accounts/0x76c8d6b029b80857f9b2f252be07a8dd2eb64c68'],
    ['docs/faq.mdx', 'the block 179066435'],
    ['recipes/a/output.txt', '0xd077a400968890eacc75cdc901f0356c943e4fdb 1 USDT'],
  ])('are found out in %s: %s', (file, text) => {
    expect(unknownIn([file, text])).toHaveLength(1);
  });
});
