import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {proves} from '../specification/proves';
import {SENTENCES, type Sentence} from '../specification/sentences';

const TESTS_DIR = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose tests all prove sentences of the specification. */
const SPECIFICATION = [
  'browser/specification',
  'build/specification',
  'exhaustive/fixture-sites',
];

interface Proof {
  /** Path relative to tests/. */
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

  it('is the subject of each test file.', () => {
    const proving = new Set(proofs.map(({file}) => file));
    const files = testFiles().filter((file) =>
      SPECIFICATION.includes(path.dirname(file)),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !proving.has(file))).toEqual([]);
  });

  // `npx vitest run specification -u` updates the table.
  it('has its table of proofs in coverage.md.', async () => {
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

/** Returns the tests of a file with `proves(…)`, in order. */
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

/** Returns the call of `test` or `it` around an annotation. */
function testAround(annotation: ts.Node): ts.CallExpression {
  const {parent} = annotation;
  return ts.isCallExpression(parent) ? parent : testAround(parent);
}

/** Returns a title as written: a template with its `${…}`, and a variable like a template. */
function titleOf({arguments: [title]}: ts.CallExpression, tree: ts.SourceFile): string {
  if (title !== undefined && ts.isStringLiteralLike(title)) {
    return title.text;
  }
  const text = title?.getText(tree) ?? '';
  return text.startsWith('`') ? text.slice(1, -1) : `\${${text}}`;
}
