import mapValues from 'lodash/mapValues';
import sortBy from 'lodash/sortBy';
import {usedPackages} from '../../samples/go';
import {weightOf} from '../../schema/levels';
import type {Reference} from '../../pages/reference';
import type {TypeLanguage} from '../../schema/type-file';
import {commentLines} from './comment';
import {aliasedName, createDeclarations, type Declarations} from './declarations';
import {createGoPrinter} from './go';
import {printPython, typingNames} from './python';
import {type Declaration, innerTypes, namesIn, type Type} from './type';
import {printTypeScript} from './typescript';

/** The types of an API in all languages. */
export interface TypeCode {
  declarations: Declarations;
  /** By language, then by name. */
  code: Record<TypeLanguage, ReadonlyMap<string, string>>;
  /** Lines before the code of some declarations, such as imports; may be empty. */
  preamble: (language: TypeLanguage, names: readonly string[]) => string;
  /** Sorts names into the order in which a language needs their declarations. */
  inOrder: (language: TypeLanguage, names: readonly string[]) => string[];
  /** The content of a file with all types. */
  file: (language: TypeLanguage) => string;
}

const ROUNDS =
  'JSON.parse rounds integers above Number.MAX_SAFE_INTEGER, and long decimals.';

export function createTypeCode(reference: Reference): TypeCode {
  const declarations = createDeclarations(reference);
  const printers: Record<TypeLanguage, (declaration: Declaration) => string> = {
    typescript: printTypeScript,
    go: createGoPrinter(declarations),
    python: (declaration) => printPython(declaration, declarations),
  };
  const inOrder: TypeCode['inOrder'] = (language, names) =>
    language === 'python'
      ? sortBy(names, (name) => declarations.get(name)?.type.kind === 'name')
      : [...names];
  const code = mapValues(
    printers,
    (print) =>
      new Map([...declarations].map(([name, declaration]) => [name, print(declaration)])),
  );
  const preamble: TypeCode['preamble'] = (language, names) => {
    const all = names.map((name) => code[language].get(name)).join('\n');
    switch (language) {
      case 'typescript': {
        const types = names.flatMap((name) => declarations.get(name)?.type ?? []);
        return types.some(hasLargeNumbers) ? `// ${ROUNDS}` : '';
      }
      case 'go': {
        const imports = usedPackages(all, ['encoding/json']);
        return [`package ${reference.shortName}`]
          .concat(imports.map((name) => `import "${name}"`))
          .join('\n\n');
      }
      case 'python': {
        const imported = typingNames(all);
        return imported.length === 0 ? '' : `from typing import ${imported.join(', ')}`;
      }
    }
  };
  const file = (language: TypeLanguage): string => {
    const names = inOrder(language, [...declarations.keys()]);
    const [title = ''] = commentLines(
      `Types of the responses and schemas of ${reference.title}.`,
    );
    return `${[
      fileHeader(language, title),
      ...(language === 'typescript' ? [] : [preamble(language, names)]),
      ...names.flatMap((name) => code[language].get(name) ?? []),
    ].join(separator(language))}\n`;
  };
  return {declarations, code, preamble, inOrder, file};
}

/** Empty lines between declarations. */
export function separator(language: TypeLanguage): string {
  return language === 'python' ? '\n\n\n' : '\n\n';
}

/**
 * Returns the names that the code of a type needs, in breadth-first order, as long as their code in
 * TypeScript weighs at most `most` nodes together. The type itself is always among them, and what it is
 * another name of.
 */
export function neededNames(
  name: string,
  {declarations, code}: Pick<TypeCode, 'declarations' | 'code'>,
  most: number,
): {names: string[]; truncated: string[]} {
  const own = new Set([name, aliasedName(name, declarations)]);
  const queue = new Set(own);
  const names: string[] = [];
  const truncated: string[] = [];
  let weight = 0;
  for (const next of queue) {
    weight += weightOf(code.typescript.get(next)?.length ?? 0);
    if (weight <= most || own.has(next)) {
      names.push(next);
      const type = declarations.get(next)?.type;
      (type === undefined ? [] : namesIn(type)).forEach((inside) => queue.add(inside));
    } else {
      truncated.push(next);
    }
  }
  return {names, truncated};
}

function hasLargeNumbers(type: Type): boolean {
  return (
    type.kind === 'number' ||
    (type.kind === 'integer' && type.size?.endsWith('32') !== true) ||
    innerTypes(type).some(hasLargeNumbers)
  );
}

function fileHeader(language: TypeLanguage, title: string): string {
  switch (language) {
    case 'typescript':
      return `// ${title}\n// ${ROUNDS}`;
    case 'go':
      return [
        '// Code generated from the OpenAPI description. DO NOT EDIT.',
        '',
        `// ${title}`,
        '//',
        '// Numbers without a size are json.Number, and values of several types are',
        '// json.RawMessage: both keep every digit.',
      ].join('\n');
    case 'python':
      return [
        `# ${title}`,
        '#',
        '# json.loads keeps every digit of integers. It rounds decimals, unless it is called with',
        '# parse_float=decimal.Decimal. Requires Python 3.11.',
      ].join('\n');
  }
}
