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
  it('converts a program to a package without changing its strings.', () => {
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
  ])('rejects a program with %s.', (_, code) => {
    expect(() => toPackage(code)).toThrow('exactly once');
  });
});

describe('dispatcher', () => {
  it('calls the sample in its argument.', () => {
    const code = dispatcher(['1-get-a', '2-get-b']);
    expect(code).toContain('\ts1 "samples/samples/2-get-b"\n');
    expect(code).toContain('\tcase "2-get-b":\n\t\ts1.Main()\n');
  });
});

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
