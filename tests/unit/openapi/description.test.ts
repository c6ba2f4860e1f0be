import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {operationsOf} from '#reference/document/document-operations';
import {isRecord} from '#reference/document/resolve';
import {wholeDocument} from '#reference/document/whole-document';

/*
 * What our texts and examples have to be beyond the rules of the linter (redocly.yaml), which checks
 * paths, parameters and examples against their schemas.
 */

const {document} = await readKaiaDocument();

const operations = operationsOf(wholeDocument(document)).map(({operation}) => ({
  title: operation.summary ?? '',
  description: operation.description ?? '',
  responses: Object.entries(operation.responses ?? {}),
  parameters: operation.parameters ?? [],
}));

/** Returns the descriptions in a part of the document, with those of enum values. */
function textsIn(value: unknown): string[] {
  if (!isRecord(value)) {
    return Array.isArray(value) ? value.flatMap(textsIn) : [];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'x-enum-descriptions' && isRecord(child)) {
      return Object.values(child).map(String);
    }
    const isText = key === 'description' && typeof child === 'string';
    return isText ? [child] : /^examples?$/.test(key) ? [] : textsIn(child);
  });
}

const texts = [...new Set(textsIn(document))];

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z`])/);
}

describe('An operation', () => {
  it('has two to four sentences, of which the first says what only it does.', () => {
    const lengths = operations.map(({description}) => sentencesOf(description).length);
    expect(lengths.filter((length) => length < 2 || length > 4)).toEqual([]);
    const first = operations.map(({description}) => sentencesOf(description)[0] ?? '');
    expect(first.filter((text) => !/^(Returns|Lists|Asks) /.test(text))).toEqual([]);
    expect(new Set(first).size).toBe(operations.length);
  });

  it('names the same width of a block range as its parameter.', () => {
    const widthIn = (text: string | undefined): string | undefined =>
      /([\d,]+) (?:blocks|above `blockNumberStart`)/.exec(text ?? '')?.[1];
    const ranges = operations.flatMap(({title, description, parameters}) =>
      parameters
        .filter(({name}) => name === 'blockNumberEnd')
        .map((end) => [title, widthIn(description), widthIn(end.description)]),
    );
    expect(ranges.length).toBeGreaterThan(5);
    expect(ranges.filter(([, said, taken]) => said !== taken)).toEqual([]);
  });

  it('says of both ends of a block range that one alone is ignored.', () => {
    const [start, end] = ['blockNumberStart', 'blockNumberEnd'];
    const needs = operations.flatMap(({parameters}) =>
      parameters.filter(({name}) => [start, end].includes(name)),
    );
    expect(needs.length).toBeGreaterThan(10);
    for (const {name, 'x-required-if': needed} of needs) {
      expect(needed).toEqual({[name === start ? end : start]: true});
    }
  });

  it('has a parameter without an example only where no value is documented.', () => {
    const without = operations.flatMap(({title, parameters}) => {
      const missing = parameters.filter(({example}) => example === undefined);
      return missing.map(({name}) => `${title}: ${name}`);
    });
    expect(without).toEqual(['Get Account Transactions: directions']);
  });

  it('has an example and a sentence for its answer, and the errors of the service.', () => {
    for (const {title, responses} of operations) {
      const statuses = responses.map(([status]) => status).filter((one) => one !== '404');
      expect([title, ...statuses]).toEqual([title, '200', '400', '401', '429', '500']);
      for (const [status, {description = '', content = {}}] of responses) {
        const [media = {}] = Object.values(content);
        expect('example' in media || 'examples' in media, `${title} ${status}`).toBe(
          true,
        );
        expect(description).toMatch(/\.$/);
        expect(description).not.toMatch(/requested data|rows|^OK$/i);
        if (status !== '200') {
          expect(media.schema).toEqual({$ref: '#/components/schemas/ErrorResponse'});
        }
      }
    }
  });
});

describe('The texts of the document', () => {
  it('name operations by their titles.', () => {
    const titles = new Set(operations.map(({title}) => title));
    const named = texts.flatMap(
      (text) => text.match(/\b(?:Get|Refresh) (?:(?:of|[A-Z\d][\w-]*) ?)+(?<! )/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((title) => !titles.has(title))).toEqual([]);
  });

  it.each([
    ['name the smallest unit of KAIA kei', /(?<!formerly )\bpeb\b/i],
    ['call the source code of 2024 by its name', /2024 source|source of 2024/],
  ])('%s.', (_, wrong) => {
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });
});
