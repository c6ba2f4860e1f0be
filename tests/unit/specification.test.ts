import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {proves} from '../specification/proves';
import {SENTENCES, type Sentence} from '../specification/sentences';

const TESTS_DIR = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose tests all prove something of the specification. */
const SPECIFICATION = [
  'browser/specification',
  'build/specification',
  'exhaustive/fixture-sites',
];

/** A test that proves sentences of the specification. */
interface Proof {
  /** Path of the file in tests/. */
  file: string;
  title: string;
  ids: string[];
}

const proofs = testFiles().flatMap(readProofs);

describe('The specification', () => {
  it('is proved sentence by sentence.', proves('S0.3'), () => {
    const proved = new Set(proofs.flatMap(({ids}) => ids));
    expect(Object.keys(SENTENCES).length).toBeGreaterThan(100);
    expect(Object.keys(SENTENCES).filter((id) => !proved.has(id))).toEqual([]);
  });

  it('is what each file of its tests is about.', () => {
    const proving = new Set(proofs.map(({file}) => file));
    const files = testFiles().filter((file) =>
      SPECIFICATION.includes(path.dirname(file)),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !proving.has(file))).toEqual([]);
  });

  // `npx vitest run specification -u` writes the table.
  it('has the table of its proofs in coverage.md.', async () => {
    await expect(coverageTable()).toMatchFileSnapshot('../specification/coverage.md');
  });
});

function testFiles(): string[] {
  return readdirSync(TESTS_DIR, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(spec|test)\.ts$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

function coverageTable(): string {
  const rows = Object.entries<Sentence>(SENTENCES).map(
    ([id, {section, text, reason}]) => {
      const tests = proofs
        .filter(({ids}) => ids.includes(id))
        .map(({file, title}) => `\`${file} › ${title}\``);
      const proof = [...(reason === undefined ? [] : [reason]), ...tests].join('<br>');
      return `| ${id} | ${section} | ${[text, proof].map(escapeBars).join(' | ')} |`;
    },
  );
  return [
    '# What proves the specification',
    '',
    'Every sentence of the product specification in its order, and the tests that prove it. The table is made from the annotations of the tests (`proves`).',
    '',
    '<!-- prettier-ignore -->',
    '| Id | Section | Sentence | Tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function escapeBars(text: string): string {
  return text.replace(/(?<!\\)\|/g, String.raw`\|`);
}

/** The tests of a file that have the detail `proves(…)`, in its order. */
function readProofs(file: string): Proof[] {
  const source = readFileSync(path.join(TESTS_DIR, file), 'utf8');
  if (!source.includes('proves(')) {
    return [];
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Proof[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(tree) === 'proves') {
      const ids = node.arguments.filter(ts.isStringLiteral).map(({text}) => text);
      found.push({file, title: titleOf(testAround(node), tree), ids});
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The call of `test` or `it` that an annotation is an argument of. */
function testAround(annotation: ts.Node): ts.CallExpression {
  const {parent} = annotation;
  return ts.isCallExpression(parent) ? parent : testAround(parent);
}

/** A title as it is written: a template with its `${…}`, and a variable as if it were in one. */
function titleOf({arguments: [title]}: ts.CallExpression, tree: ts.SourceFile): string {
  if (title !== undefined && ts.isStringLiteralLike(title)) {
    return title.text;
  }
  const text = title?.getText(tree) ?? '';
  return text.startsWith('`') ? text.slice(1, -1) : `\${${text}}`;
}
