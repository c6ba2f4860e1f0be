import {describe, expect, it} from 'vitest';
import {OptionError, readOptions} from './options';

describe('The options', () => {
  it('name a site, and have limits by default.', () => {
    expect(readOptions(['https://docs.example.com/api?x#y'])).toEqual({
      site: new URL('https://docs.example.com/api/'),
      maxCalls: 100,
      allowWrites: false,
      keys: [],
      allowedOrigins: [],
    });
  });

  it('set what the person allows.', () => {
    const options = ['--http', '0', '--max-calls', '5', '--cost', 'x-credits'];
    const more = ['--max-cost', '9', '--allow-writes', '--mock', 'http://localhost:4010'];
    const keys = ['--key', 'my=key=ONE', '--key', 'TWO'];
    const origins = [
      '--allow-origin',
      'https://A.example/',
      '--allow-origin',
      'http://b',
    ];
    const all = ['http://localhost:3000', ...options, ...more, ...keys, ...origins];
    expect(readOptions(all)).toEqual({
      site: new URL('http://localhost:3000/'),
      port: 0,
      maxCalls: 5,
      costExtension: 'x-credits',
      maxCost: 9,
      allowWrites: true,
      keys: [{scheme: 'my=key', variable: 'ONE'}, {variable: 'TWO'}],
      allowedOrigins: ['https://a.example', 'http://b'],
      mock: new URL('http://localhost:4010/'),
    });
  });

  it.each([
    [[], 'Name the site: '],
    [['localhost:3000'], 'such as http://localhost:3000.'],
    [['https://a.example', 'https://b.example'], 'there are 2'],
    [['docs.example.com'], 'The address of the site is "docs.example.com"'],
    [['file:///docs'], 'http or https'],
    [['https://a.example', '--max-calls', '-1'], '--max-calls'],
    [['https://a.example', '--max-calls', '1.5'], '--max-calls is "1.5"'],
    [['https://a.example', '--http', '65536'], 'at most 65535'],
    [['https://a.example', '--max-cost', '9'], '--max-cost needs --cost'],
    [['https://a.example', '--cost', 'credits'], '--cost is "credits"'],
    [['https://a.example', '--mock', 'localhost'], '--mock is "localhost"'],
    [['https://a.example', '--key', 'sk-live'], 'not the credential itself'],
    [['https://a.example', '--key', '=KEY'], 'not the credential itself'],
    [['https://a.example', '--allow-origin', 'b.example'], '--allow-origin is'],
    [['https://a.example', '--allow-origin', 'https://b.example/v1'], 'without a path'],
    [['https://a.example', '--tail', 'k'], '--tail'],
  ])('%j end with what is wrong: %s.', (args, message) => {
    expect(() => readOptions(args)).toThrow(OptionError);
    expect(() => readOptions(args)).toThrow(message);
  });

  it('do not repeat what can be a key.', () => {
    expect(() => readOptions(['https://a.example', '--key', 'apiKey=s3cret'])).toThrow(
      /^((?!s3cret).)*$/s,
    );
  });
});
