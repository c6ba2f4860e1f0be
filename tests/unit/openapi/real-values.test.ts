import {describe, expect, it} from 'vitest';
import {readKaiaDocument} from '../../../scripts/lib/kaia-document';
import {createSamples} from '#reference/samples';
import {createFormSample} from '#reference/request/lazy/request';
import {createReference} from '#reference/pages/read-reference';
import {knownValue, valuesText} from '#reference/parameter/parameter';
import {parameterKey} from '#reference/value/request-link';
import {identifiersIn, readRealValues, siteTexts, worldText} from './world';

const {document} = await readKaiaDocument();

const {operations, components, servers} = createReference(document);

const listed = readRealValues();

/** Values that mean the same on every network. */
const COMMON = ['1', 'KAIA'];

const sent = operations.flatMap(({id, parameters}) =>
  parameters.flatMap(({name, realValues = {}}) =>
    Object.entries(realValues).flatMap(([network, values]) =>
      values.map((value) => ({place: `${id} ${name}`, network, value})),
    ),
  ),
);

function valuesOf(network: string): string[] {
  return listed.filter((one) => one.network === network).map(({value}) => String(value));
}

/** Returns the code of all languages for a network. */
function codeOf({samples}: (typeof operations)[number], network: string): string {
  return samples
    .map(({code, networks}) => networks?.find(({id}) => id === network)?.code ?? code)
    .join('\n');
}

describe('The list of real values', () => {
  it('has the evidence of each, and each is used.', () => {
    const texts = siteTexts().join('\n');
    expect(listed.length).toBeGreaterThan(10);
    for (const {value, what, evidence} of listed) {
      expect(`${what} ${evidence}`.length).toBeGreaterThan(20);
      expect([
        value,
        sent.some((one) => one.value === String(value)) || texts.includes(String(value)),
      ]).toEqual([value, true]);
    }
  });

  it('has everything that requests send, under its network.', () => {
    expect(sent.length).toBeGreaterThan(100);
    const isKnown = ({network, value}: (typeof sent)[number]) =>
      COMMON.includes(value) || valuesOf(network).includes(value);
    expect(sent.filter((one) => !isKnown(one))).toEqual([]);
  });
});

describe('The samples', () => {
  it.each(['mainnet', 'kairos'])(
    'have nothing of the examples, and only the first page: %s',
    (network) => {
      // Selectors of functions are the same everywhere.
      const own = identifiersIn(worldText).filter((value) => !/^0x.{8}$/.test(value));
      const synthetic = [...own, 'EXD', 'example-swap-type'];
      const found = operations.flatMap((operation) => {
        const code = codeOf(operation, network);
        const values = synthetic.filter((value) => code.includes(value));
        const page = /page\W+[02-9]/.test(code) ? ['page'] : [];
        return [...values, ...page].map((value) => `${operation.id} ${value}`);
      });
      expect(found).toEqual([]);
    },
  );

  it('are those of the form that nobody has edited.', () => {
    for (const operation of operations) {
      for (const {id, url} of servers) {
        const values = operation.parameters
          .filter(({inSample}) => inSample)
          .map((one) => [parameterKey(one), valuesText(knownValue(one, id))] as const);
        const given = Object.fromEntries(values);
        const request = createFormSample(operation, components, given, url);
        const live = createSamples(request).map(({code}) => code);
        const shown = codeOf(operation, id).replaceAll(servers[0]?.url ?? '', url);
        expect(live.join('\n')).toBe(shown);
      }
    }
  });
});
