import {describe, expect, it} from 'vitest';
import {errorsBySample} from './go-module';

describe('errorsBySample', () => {
  it('assigns the messages of gofmt and go vet to their samples.', () => {
    const output = [
      'samples/1-get-a/main.go',
      '# samples/samples/2-get-b',
      'vet: samples/2-get-b/main.go:9:2: undefined: x',
      'samples/1-get-a/main.go:3:1: other',
      '',
    ].join('\n');
    expect([...errorsBySample(output)]).toEqual([
      ['1-get-a', 'samples/1-get-a/main.go\nsamples/1-get-a/main.go:3:1: other\n'],
      ['2-get-b', 'vet: samples/2-get-b/main.go:9:2: undefined: x\n'],
    ]);
  });

  it('returns nothing for messages about other files.', () => {
    expect(errorsBySample('go: cannot find GOROOT directory').size).toBe(0);
  });
});
