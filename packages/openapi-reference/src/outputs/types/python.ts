import {quotePython} from '../../samples/python';
import {commentLines, partsText, valueTexts} from './comment';
import {aliasedName, type Declarations} from './declarations';
import {
  type Declaration,
  type Field,
  isInteger,
  itemType,
  type Type,
  type Value,
  withoutNull,
} from './type';

const INDENT = '    ';

const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/**
 * Writes a declaration in Python. Names of other declarations are quoted, so any order works; only a
 * declaration that is another name of a second one must follow it.
 */
export function printPython(
  {name, type, description, isDeprecated}: Declaration,
  declarations: Declarations,
): string {
  const text = commentLines(
    description,
    ...notes(type),
    isDeprecated ? 'Deprecated.' : '',
  );
  if (type.kind === 'object') {
    return type.fields.every((field) => isAttribute(field.name))
      ? printClass(name, text, type.fields)
      : printFunctional(name, text, type.fields);
  }
  const value =
    type.kind === 'name' ? aliasedName(type.name, declarations) : printType(type);
  return [`${name}: TypeAlias = ${value}`, ...docString(text, '')].join('\n');
}

/** What the code can import from `typing`, in order. No declaration has such a name. */
const TYPING = 'Any Literal NotRequired Optional TypeAlias TypedDict Union'.split(' ');

/** Texts in docstrings, strings and comments. */
const TEXTS = /"""(?:\\[^]|[^\\])*?"""|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|#.*/g;

/** Returns what code of {@link printPython} imports from `typing`. A name before a colon is that of a field. */
export function typingNames(code: string): string[] {
  const used = new Set(code.replace(TEXTS, '').match(/\w+\b(?!:)/g));
  return TYPING.filter((name) => used.has(name));
}

function printClass(name: string, text: string[], fields: readonly Field[]): string {
  const members = fields.map((field) =>
    [
      `${INDENT}${field.name}: ${fieldType(field)}`,
      ...docString(fieldText(field), INDENT),
    ].join('\n'),
  );
  const doc = docString(text, INDENT);
  const isSpaced = fields.some((field) => fieldText(field).length > 0);
  const body = [
    ...(doc.length === 0 ? [] : [`${doc.join('\n')}${fields.length === 0 ? '' : '\n'}`]),
    ...(fields.length === 0 && doc.length === 0 ? [`${INDENT}pass`] : []),
    ...(fields.length === 0 ? [] : [members.join(isSpaced ? '\n\n' : '\n')]),
  ];
  return [`class ${name}(TypedDict):`, ...body].join('\n');
}

/** Names that Python cannot have as attributes need the other syntax. */
function printFunctional(name: string, text: string[], fields: readonly Field[]): string {
  return [
    `${name} = TypedDict(`,
    `${INDENT}"${name}",`,
    `${INDENT}{`,
    ...fields.flatMap((field) => [
      ...fieldText(field).map((line) => `${INDENT}${INDENT}# ${line}`),
      `${INDENT}${INDENT}${quotePython(field.name)}: ${fieldType(field)},`,
    ]),
    `${INDENT}},`,
    ')',
    ...docString(text, ''),
  ].join('\n');
}

function fieldText({description, isDeprecated}: Field): string[] {
  return commentLines(description, isDeprecated ? 'Deprecated.' : '');
}

function fieldType({type, isRequired}: Field): string {
  return isRequired ? printType(type) : `NotRequired[${printType(type)}]`;
}

function notes(type: Type): string[] {
  const {type: own} = withoutNull(type);
  if (own.kind === 'values') {
    return valueTexts(own.values);
  }
  if (own.kind === 'extended' && own.isObject) {
    return [`It has the keys of ${partsText(own.parts, nameOf)}.`];
  }
  return [];
}

function nameOf(type: Type): string {
  return printType(type).replace(/"/g, '');
}

/** Python changes the names of attributes that start with two underscores, and some letters. */
function isAttribute(name: string): boolean {
  return /^(?!__)[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);
}

function printType(type: Type): string {
  const {type: own, isNullable} = withoutNull(type);
  const printed = printNonNull(own);
  return isNullable && own.kind !== 'null' ? `Optional[${printed}]` : printed;
}

function printNonNull(type: Type): string {
  switch (type.kind) {
    case 'any':
    case 'object':
      return 'Any';
    case 'null':
      return 'None';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'integer':
      return 'int';
    case 'number':
      return type.canBeText ? 'Union[float, str]' : 'float';
    case 'values':
      return printValues(type.values, type.isOpen);
    case 'array':
      return `list[${printType(type.items)}]`;
    case 'tuple':
      return `list[${printType(itemType(type))}]`;
    case 'map':
      return `dict[str, ${printType(type.values)}]`;
    case 'tagged':
      return printNonNull(type.type);
    case 'union':
      return `Union[${type.options.map(printType).join(', ')}]`;
    case 'extended':
      return type.isObject ? 'dict[str, Any]' : 'Any';
    case 'name':
      return `"${type.name}"`;
  }
}

/** A literal cannot be a decimal. */
function printValues(values: readonly Value[], isOpen: boolean): string {
  const literals = values.filter((value) => !isDecimal(value)).map(printValue);
  const options = [
    ...(literals.length === 0 ? [] : [`Literal[${literals.join(', ')}]`]),
    ...(values.some(isDecimal) ? ['float'] : []),
    ...(isOpen ? ['str'] : []),
  ];
  return options.length === 1 ? (options[0] ?? '') : `Union[${options.join(', ')}]`;
}

function isDecimal({text, isString}: Value): boolean {
  return !isString && /^-?\d/.test(text) && !isInteger(text);
}

function printValue({text, isString}: Value): string {
  if (isString) {
    return quotePython(text);
  }
  return text === 'true' ? 'True' : text === 'false' ? 'False' : text;
}

/** Writes a docstring that the text cannot end. */
function docString(text: readonly string[], indent: string): string[] {
  const lines = text.map((line) =>
    line.replace(/\\/g, '\\\\').replace(/"(?="|$)/g, '\\"'),
  );
  if (lines.length < 2) {
    return lines.map((line) => `${indent}"""${line}"""`);
  }
  const [first, ...others] = lines;
  return [
    `${indent}"""${first}`,
    ...others.map((line) => `${indent}${line}`),
    `${indent}"""`,
  ];
}
