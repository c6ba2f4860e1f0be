import {describe, expect, it} from 'vitest';
import {hideKey, readKey} from './key';
import {readOptions} from './options';

const ALL = '--network NAME, --only NAME[,NAME], --rate N, --write';

describe('readOptions', () => {
  it('has defaults.', () => {
    expect(readOptions([])).toEqual({rate: 2, isWriting: false});
  });

  it('reads all options.', () => {
    expect(
      readOptions([
        '--network=kairos',
        '--only',
        'getA, b/c',
        '--rate',
        '0.5',
        '--write',
      ]),
    ).toEqual({network: 'kairos', only: ['getA', 'b/c'], rate: 0.5, isWriting: true});
  });

  it.each([
    [['--networks', 'kairos'], `Unknown option "--networks": the options are ${ALL}.`],
    [['-n'], `Unknown option "-n": the options are ${ALL}.`],
    [['kairos'], `Unknown option "kairos": the options are ${ALL}.`],
    [['--only'], `--only has no value: the options are ${ALL}.`],
    [['--network', ' '], `--network has no value: the options are ${ALL}.`],
    [['--only', ','], `--only has no value: the options are ${ALL}.`],
    [['--write=yes'], `--write takes no value: the options are ${ALL}.`],
    ...['fast', '0', '-1', 'Infinity'].map((rate): [string[], string] => [
      [`--rate=${rate}`],
      `--rate is "${rate}": set it to the number of requests a second, such as 2 or 0.5.`,
    ]),
  ])('rejects %j with one sentence.', (args, message) => {
    expect(() => readOptions(args)).toThrow(expect.objectContaining({message}));
  });
});

describe('readKey', () => {
  it('returns the key without spaces around it.', () => {
    expect(readKey({KAIASCAN_API_KEY: ' a-key\n'})).toBe('a-key');
  });

  it.each([{}, {KAIASCAN_API_KEY: ''}, {KAIASCAN_API_KEY: '  '}])(
    'says what is missing if there is no key (%j).',
    (env) => {
      expect(() => readKey(env)).toThrow(/^KAIASCAN_API_KEY is not set: [^.]*\.$/);
    },
  );

  it('does not repeat a key that no header can contain.', () => {
    expect(() => readKey({KAIASCAN_API_KEY: 'my\nsecret'})).toThrow(
      expect.objectContaining({
        message: expect.not.stringContaining('secret') as unknown,
      }),
    );
  });
});

describe('hideKey', () => {
  it('replaces the key wherever it is, also percent-encoded.', () => {
    expect(hideKey('a+b= a%2Bb%3D', 'a+b=')).toBe(
      '[KAIASCAN_API_KEY] [KAIASCAN_API_KEY]',
    );
  });
});
