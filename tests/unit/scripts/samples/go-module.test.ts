import {describe, expect, it} from 'vitest';
import {
  errorsBySample,
  dispatcher,
  toPackage,
} from '../../../../scripts/lib/samples/go-module';

const PROGRAM = `package main

import "fmt"

func main() {
	fmt.Println("package main, func main() {")
}`;

describe('toPackage', () => {
  it('makes a package of a program, and leaves its strings alone.', () => {
    expect(toPackage(PROGRAM)).toBe(`package sample

import "fmt"

func Main() {
	fmt.Println("package main, func main() {")
}`);
  });

  it.each([
    ['no package clause', PROGRAM.replace('package main\n', '')],
    ['another layout', PROGRAM.replace('main() {', 'main(){')],
    ['two functions main', `${PROGRAM}\n\nfunc main() {\n}`],
  ])('refuses a program with %s.', (_, code) => {
    expect(() => toPackage(code)).toThrow('exactly once');
  });
});

describe('dispatcher', () => {
  it('calls the sample that its argument names.', () => {
    const code = dispatcher(['1-get-a', '2-get-b']);
    expect(code).toContain('\ts1 "samples/samples/2-get-b"\n');
    expect(code).toContain('\tcase "2-get-b":\n\t\ts1.Main()\n');
  });
});

describe('errorsBySample', () => {
  it('gives what gofmt and go vet say to the sample of which they say it.', () => {
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

  it('finds no sample in a complaint about anything else.', () => {
    expect(errorsBySample('go: cannot find GOROOT directory').size).toBe(0);
  });
});
