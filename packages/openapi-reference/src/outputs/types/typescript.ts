import {quoteJavaScript} from '../../samples/nodejs';
import {commentLines, valueTexts} from './comment';
import {ANY, type Declaration, type Field, type Type, type Value} from './type';

/** Writes a declaration in TypeScript. */
export function printTypeScript({
  name,
  description,
  isDeprecated,
  type,
}: Declaration): string {
  const texts = type.kind === 'values' ? valueTexts(type.values) : [];
  const doc = docLines(commentLines(description, ...texts), isDeprecated, '');
  const code =
    type.kind === 'object'
      ? `export interface ${name} ${objectBody(type.fields, type.hasMore ? ANY : undefined)}`
      : `export type ${name} = ${printType(type)};`;
  return [...doc, code].join('\n');
}

/** @param others The type of what has another name. */
function objectBody(fields: readonly Field[], others: Type | undefined): string {
  const lines = fields.flatMap((field) => [
    ...docLines(fieldLines(field), field.isDeprecated, '  '),
    `  ${propertyName(field.name)}${field.isRequired ? '' : '?'}: ${printType(field.type)};`,
  ]);
  const all = [
    ...lines,
    ...(others === undefined ? [] : [`  [name: string]: ${printType(others)};`]),
  ];
  return all.length === 0 ? '{}' : `{\n${all.join('\n')}\n}`;
}

function fieldLines({description, type}: Field): string[] {
  const size = type.kind === 'integer' ? type.size : undefined;
  return commentLines(
    description,
    size?.endsWith('64') === true ? `Format: ${size}.` : '',
  );
}

/** Writes a comment that the text cannot close. */
function docLines(
  text: readonly string[],
  isDeprecated: boolean,
  indent: string,
): string[] {
  const lines = [
    ...text.map((line) => line.replace(/\*\//g, '*\\/').replace(/^@/, '\\@')),
    ...(isDeprecated ? ['@deprecated'] : []),
  ];
  if (lines.length < 2) {
    return lines.map((line) => `${indent}/** ${line} */`);
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteJavaScript(name);
}

function printType(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'unknown';
    case 'integer':
      return 'number';
    case 'number':
      return type.canBeText ? 'number | string' : 'number';
    case 'values':
      // Editors suggest the values, which a plain string would hide.
      return [
        ...type.values.map(printValue),
        ...(type.isOpen ? ['(string & {})'] : []),
      ].join(' | ');
    case 'array':
      return `${inParentheses(type.items)}[]`;
    case 'tuple':
      return `[${[
        ...type.items.map((item, index) =>
          index < type.required ? printType(item) : `${inParentheses(item)}?`,
        ),
        ...(type.rest === undefined ? [] : [`...${inParentheses(type.rest)}[]`]),
      ].join(', ')}]`;
    case 'map':
      return type.required.length === 0
        ? `{[name: string]: ${printType(type.values)}}`
        : objectBody(type.required, type.values);
    case 'tagged':
      return `(${printType(type.type)} & {${propertyName(type.field)}: ${type.values
        .map(printValue)
        .join(' | ')}})`;
    case 'object':
      return objectBody(type.fields, type.hasMore ? ANY : undefined);
    case 'union':
      return type.options.map(printType).join(' | ');
    case 'extended':
      return type.parts.map(inParentheses).join(' & ');
    case 'name':
      return type.name;
    default:
      return type.kind;
  }
}

function inParentheses(type: Type): string {
  const text = printType(type);
  return ['values', 'union', 'extended'].includes(type.kind) ||
    (type.kind === 'number' && type.canBeText)
    ? `(${text})`
    : text;
}

function printValue({text, isString}: Value): string {
  return isString ? quoteJavaScript(text) : text;
}
