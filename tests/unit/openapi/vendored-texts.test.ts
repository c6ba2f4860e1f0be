import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import type {ParameterObject, ResponseObject} from '../../../src/openapi/document';
import {operationsOf} from '../../../src/openapi/document-operations';
import {isRecord, resolve} from '../../../src/openapi/resolve';

const {document} = await readKaiaDocument();

const operations = operationsOf(document).map(({operation}) => ({
  title: operation.summary ?? '',
  description: operation.description ?? '',
  answer: resolve<ResponseObject>(document, operation.responses?.['200'] ?? {}),
  parameters: (operation.parameters ?? []).map((parameter) =>
    resolve<ParameterObject>(document, parameter),
  ),
}));

/** Returns the descriptions in a part of the document, with those of enum values. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(textsIn);
  }
  if (!isRecord(value)) {
    return [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'description' && typeof child === 'string') {
      return [child];
    }
    if (key === 'x-enum-descriptions' && isRecord(child)) {
      return Object.values(child).map(String);
    }
    return /^examples?$/.test(key) ? [] : textsIn(child);
  });
}

const texts = [...new Set(textsIn(document))];

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z`])/);
}

/** Returns what looks like the title of an operation. */
function titlesIn(text: string): string[] {
  return text.match(/\b(?:Get|Refresh) (?:(?:of|[A-Z\d][\w-]*) ?)+(?<! )/g) ?? [];
}

function widthIn(text: string | undefined): string | undefined {
  return /([\d,]+) (?:blocks|above `blockNumberStart`)/.exec(text ?? '')?.[1];
}

describe('The description of an operation', () => {
  it('has two to four sentences.', () => {
    const lengths = operations.map(({title, description}) => ({
      title,
      sentences: sentencesOf(description).length,
    }));
    expect(lengths.filter(({sentences}) => sentences < 2 || sentences > 4)).toEqual([]);
  });

  it('starts with what the operation does, in a sentence that only it has.', () => {
    const first = operations.map(({description}) => sentencesOf(description)[0] ?? '');
    expect(first.filter((sentence) => !/^(Returns|Lists|Asks) /.test(sentence))).toEqual(
      [],
    );
    expect(new Set(first).size).toBe(operations.length);
  });

  it('names the same width of a block range as its parameter.', () => {
    const ranges = operations.flatMap(({title, description, parameters}) => {
      const end = parameters.find(({name}) => name === 'blockNumberEnd');
      return end === undefined
        ? []
        : [{title, said: widthIn(description), taken: widthIn(end.description)}];
    });
    expect(ranges).toHaveLength(11);
    expect(ranges.filter(({said, taken}) => said !== taken)).toEqual([]);
    expect(ranges.filter(({said}) => said === '40,000').map(({title}) => title)).toEqual([
      'Get Token Transfers',
      'Get Blocks',
    ]);
  });
});

describe('The texts of the document', () => {
  it('name operations by their titles.', () => {
    const titles = new Set(operations.map(({title}) => title));
    const named = texts.flatMap(titlesIn);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });

  it('say what each successful answer holds.', () => {
    const answers = operations.map(({answer}) => answer.description ?? '');
    expect(answers.filter((text) => /requested data|rows|^OK$/i.test(text))).toEqual([]);
    expect(answers.filter((text) => !text.endsWith('.'))).toEqual([]);
  });

  it('name the smallest unit of KAIA kei.', () => {
    expect(texts.filter((text) => /(?<!formerly )\bpeb\b/i.test(text))).toEqual([]);
  });

  it('call the source code of 2024 by its name.', () => {
    expect(texts.filter((text) => /2024 source|source of 2024/.test(text))).toEqual([]);
  });
});
