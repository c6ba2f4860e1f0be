import {quoteGo} from '../../samples/go';
import {commentLines, partsText} from './comment';
import {aliasedName, type Declarations} from './declarations';
import {goFieldName, UniqueNames} from './names';
import {
  type Declaration,
  type Field,
  itemType,
  type Type,
  type Value,
  withoutNull,
} from './type';

/** Characters of a name that encoding/json accepts in a tag. */
const TAG_NAME = /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u;

const RAW = 'json.RawMessage';

const GOFMT_QUOTES: Readonly<Record<string, string>> = {'``': '“', "''": '”'};

/** Returns a function that writes each declaration once in Go, as gofmt formats it. */
export function createGoPrinter(
  declarations: Declarations,
): (declaration: Declaration) => string {
  const circular = circularFields(declarations);
  const names = new UniqueNames([...declarations.keys()]);
  return ({name, description, isDeprecated, type: listed}) => {
    const type = listed.kind === 'name' ? listed : withoutAliases(listed, declarations);
    return [
      ...docLines([...commentLines(description), ...notes(type)], isDeprecated, ''),
      ...declarationLines(name, type, {circular, names, declarations}),
    ].join('\n');
  };
}

/** Replaces other names of declarations by their own, because older Go compilers reject some circles. */
function withoutAliases(type: Type, declarations: Declarations): Type {
  const inside = (inner: Type): Type => withoutAliases(inner, declarations);
  switch (type.kind) {
    case 'name':
      return {kind: 'name', name: aliasedName(type.name, declarations)};
    case 'array':
      return {...type, items: inside(type.items)};
    case 'tuple':
      return {
        ...type,
        items: type.items.map(inside),
        rest: type.rest && inside(type.rest),
      };
    case 'map':
      return {...type, values: inside(type.values)};
    case 'tagged':
      return {...type, type: inside(type.type)};
    case 'union':
      return {...type, options: type.options.map(inside)};
    default:
      return type;
  }
}

interface Context {
  circular: ReadonlySet<Field>;
  /** Of types and constants. */
  names: UniqueNames;
  declarations: Declarations;
}

function declarationLines(name: string, type: Type, context: Context): string[] {
  if (type.kind === 'object' && type.fields.every((field) => TAG_NAME.test(field.name))) {
    return structLines(name, type.fields, context);
  }
  if (type.kind === 'values' && type.values.every(({isString}) => isString)) {
    return [`type ${name} string`, '', ...constants(name, type.values, context.names)];
  }
  const own = printType(type);
  return [`type ${name} ${/^(\[\]|map)/.test(own) ? '' : '= '}${own}`];
}

function notes(type: Type): string[] {
  const {type: own} = withoutNull(type);
  switch (own.kind) {
    case 'union':
      return commentLines(`One of: ${own.options.map(printType).join(', ')}.`);
    case 'extended':
      return own.isObject
        ? commentLines(`It has the fields of ${partsText(own.parts, printType)}.`)
        : [];
    default:
      return [];
  }
}

function structLines(
  name: string,
  fields: readonly Field[],
  {circular, declarations}: Context,
): string[] {
  const names = new UniqueNames([]);
  const entries = fields.map((field) => ({
    doc: docLines(
      [...commentLines(field.description), ...notes(field.type)],
      field.isDeprecated,
      '\t',
    ),
    cells: [
      names.take(goFieldName(field.name)),
      fieldType(
        {...field, type: withoutAliases(field.type, declarations)},
        circular.has(field),
      ),
      fieldTag(field),
    ],
  }));
  return entries.length === 0
    ? [`type ${name} struct{}`]
    : [`type ${name} struct {`, ...alignEntries(entries), '}'];
}

/** Separates entries with comments by empty lines, and aligns the others, like gofmt. */
function alignEntries(
  entries: readonly {doc: readonly string[]; cells: readonly string[]}[],
): string[] {
  const isSpaced = entries.some(({doc}) => doc.length > 0);
  const widths = (entries[0]?.cells ?? []).map((_, column) =>
    isSpaced ? 0 : Math.max(...entries.map(({cells}) => (cells[column] ?? '').length)),
  );
  return entries.flatMap(({doc, cells}, index) => [
    ...(isSpaced && index > 0 ? [''] : []),
    ...doc,
    `\t${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' ')}`.trimEnd(),
  ]);
}

function fieldType(field: Field, isCircular: boolean): string {
  const {type, isNullable} = withoutNull(field.type);
  const printed = printType(type);
  return isNullable || !field.isRequired || isCircular ? withNil(printed) : printed;
}

/** Returns the type that can also be nil. Slices, maps and raw messages can. */
function withNil(printed: string): string {
  return /^(\[\]|map\[|json\.RawMessage$)/.test(printed) ? printed : `*${printed}`;
}

function fieldTag({name, isRequired}: Field): string {
  const options = isRequired ? (name === '-' ? ',' : '') : ',omitempty';
  return `\`json:"${name}${options}"\``;
}

function constants(
  typeName: string,
  values: readonly Value[],
  names: UniqueNames,
): string[] {
  const entries = values.map(({text, description}) => ({
    doc: docLines(commentLines(description), false, '\t'),
    cells: [
      names.take(`${typeName}${text === '' ? 'Empty' : constantSuffix(text)}`),
      typeName,
      `= ${quoteGo(text)}`,
    ],
  }));
  return ['const (', ...alignEntries(entries), ')'];
}

function constantSuffix(text: string): string {
  return goFieldName(text).replace(/^Field(?=\d|$)/, '') || 'Value';
}

/** Types that Go does not have are kept as JSON, which loses nothing. */
function printType(type: Type): string {
  const {type: own, isNullable} = withoutNull(type);
  const printed = printNonNull(own);
  return isNullable ? withNil(printed) : printed;
}

function printNonNull(type: Type): string {
  switch (type.kind) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'integer':
      return type.size ?? 'json.Number';
    case 'number':
      return type.isBinary && !type.canBeText ? 'float64' : 'json.Number';
    case 'values':
      return printValues(type.values, type.of);
    case 'array':
      return `[]${printType(type.items)}`;
    case 'tuple':
      return `[]${printType(itemType(type))}`;
    case 'map':
      return `map[string]${printType(type.values)}`;
    case 'tagged':
      return printNonNull(type.type);
    case 'object':
      return `map[string]${RAW}`;
    case 'name':
      return type.name;
    default:
      return RAW;
  }
}

function printValues(values: readonly Value[], of: Type): string {
  if (of.kind !== 'any') {
    return printType(of);
  }
  return values.every(({isString}) => isString) ? 'string' : RAW;
}

/**
 * Writes a comment. No line of it can be a directive: `go vet` rejects build constraints that do not
 * come first. Pairs of single quotation marks are double ones for gofmt.
 */
function docLines(
  text: readonly string[],
  isDeprecated: boolean,
  indent: string,
): string[] {
  return [
    ...text.map((line) => {
      const plain = line
        .replace(/^\+build/, '\\+build')
        .replace(/```|``|''/g, (quotes) => GOFMT_QUOTES[quotes] ?? quotes);
      return `${indent}// ${plain}`;
    }),
    ...(isDeprecated
      ? [
          ...(text.length === 0 ? [] : [`${indent}//`]),
          `${indent}// Deprecated: the description of the API says so.`,
        ]
      : []),
  ];
}

/** Returns the fields with which a struct would contain itself, and be infinitely large. */
function circularFields(declarations: Declarations): Set<Field> {
  const circular = new Set<Field>();
  const open = new Set<string>();
  const done = new Set<string>();
  const visit = (name: string): void => {
    const type = declarations.get(name)?.type;
    open.add(name);
    for (const field of type?.kind === 'object' ? type.fields : []) {
      if (!field.isRequired || field.type.kind !== 'name') {
        continue;
      }
      const target = aliasedName(field.type.name, declarations);
      if (open.has(target)) {
        circular.add(field);
      } else if (!done.has(target)) {
        visit(target);
      }
    }
    open.delete(name);
    done.add(name);
  };
  for (const name of declarations.keys()) {
    if (!done.has(name)) {
      visit(name);
    }
  }
  return circular;
}
