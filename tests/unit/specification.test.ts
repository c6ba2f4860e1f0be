import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';

const TESTS_DIR = fileURLToPath(new URL('..', import.meta.url));

/** Where the tests of the specification are; the table is in the first. */
const SPECIFICATION = [
  'browser/specification',
  'build/specification',
  'exhaustive/fixture-sites',
] as const;

/** Between the file and the title of a test. */
const SEPARATOR = ' › ';

interface Row {
  section: string;
  sentence: string;
  /** Each as `file › title`. */
  tests: string[];
}

const rows = readRows(
  readFileSync(path.join(TESTS_DIR, SPECIFICATION[0], 'coverage.md'), 'utf8'),
);

describe('The table of what proves the specification', () => {
  it('names at least one test in every row.', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({tests}) => tests.length === 0)).toEqual([]);
  });

  it('has no sentence of a section twice.', () => {
    const sentences = rows.map(({section, sentence}) => `${section}: ${sentence}`);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('names tests that are there.', () => {
    const named = [...new Set(rows.flatMap(({tests}) => tests))];
    expect(named.filter((test) => !isThere(test))).toEqual([]);
  });

  it('names every file of the specification.', () => {
    const files = SPECIFICATION.flatMap((folder) =>
      readdirSync(path.join(TESTS_DIR, folder))
        .filter((name) => /\.(spec|test)\.ts$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const named = new Set(
      rows.flatMap(({tests}) => tests).map((test) => test.split(SEPARATOR)[0]),
    );
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });
});

/** The rows of the table, below its head. */
function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [section = '', sentence = '', tests = ''] = line
        .slice(2, -2)
        .split(/(?<!\\) \| /);
      return {
        section,
        sentence,
        tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
      };
    });
}

/** The titles of each file that the table names; a file is parsed once. */
const titlesByFile = new Map<string, string[]>();

function isThere(test: string): boolean {
  const [file = '', ...title] = test.split(SEPARATOR);
  const name = path.join(TESTS_DIR, file);
  const titles =
    titlesByFile.get(file) ??
    (existsSync(name) ? titlesOf(readFileSync(name, 'utf8')) : []);
  titlesByFile.set(file, titles);
  return titles.includes(title.join(SEPARATOR));
}

/**
 * The titles of the tests in a file, as they are written there: a template with its `${…}`, and a
 * title that is a variable as if it were in one.
 */
function titlesOf(source: string): string[] {
  const titles: string[] = [];
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test'].includes(calleeOf(node.expression))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) {
        titles.push(title.text);
      } else if (title !== undefined && ts.isTemplateExpression(title)) {
        titles.push(title.getText(file).slice(1, -1));
      } else if (title !== undefined && ts.isIdentifier(title)) {
        titles.push(`\${${title.text}}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** `test` for `test(…)` and `test.skip(…)`, `it` for `it.each(…)(…)`; `describe` for suites. */
function calleeOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) {
    return expression.text;
  }
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === 'describe'
      ? 'describe'
      : calleeOf(expression.expression);
  }
  return ts.isCallExpression(expression) ? calleeOf(expression.expression) : '';
}
