import {
  PARAMETER_STYLES,
  type ParameterLocation,
  type ParameterStyle,
  stylesOf,
} from '../vocabulary/parameter-style';
import {isUrlencoded, isJsonMediaType} from '../vocabulary/media-type';
import mapValues from 'lodash/mapValues';
import {parseExactJson} from './large-integer';
import {isRecord, isReference, own, targetOf} from './resolve';

/*
 * An example of a parameter or a header can be the text that is sent (OpenAPI 3.2.0, Example Object,
 * `serializedValue`). Everything else reads its value.
 */

type Fields = Record<string, unknown>;

/** Number of references and choices around the type of a value. */
const MAX_LEVELS = 5;

/** Returns a parameter or a header whose examples have their values. */
export function withDataValues(document: Fields, holder: Fields): Fields {
  const {content, examples, schema} = holder;
  return {
    ...holder,
    ...(isRecord(examples)
      ? {
          examples: readExamples(document, examples, (text) =>
            readParameter(document, holder, schema, text),
          ),
        }
      : {}),
    ...(isRecord(content)
      ? {
          content: mapValues(content, (media, mediaType) => {
            const listed = own(media, 'examples');
            return isRecord(media) && isRecord(listed)
              ? {
                  ...media,
                  examples: readExamples(document, listed, (text) =>
                    readContent(mediaType, text),
                  ),
                }
              : media;
          }),
        }
      : {}),
  };
}

function readExamples(
  document: Fields,
  examples: Fields,
  read: (text: string) => unknown,
): Fields {
  return mapValues(examples, (listed) => {
    const example = follow(document, listed);
    const {value, dataValue = value, serializedValue} = isRecord(example) ? example : {};
    return isRecord(example) &&
      dataValue === undefined &&
      typeof serializedValue === 'string'
      ? {...example, dataValue: read(serializedValue)}
      : listed;
  });
}

function follow(document: Fields, value: unknown): unknown {
  return isReference(value) ? own(targetOf(document, value.$ref), 'value') : value;
}

function readContent(mediaType: string, text: string): unknown {
  if (isUrlencoded(mediaType)) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  return isJsonMediaType(mediaType) ? readJson(text) : text;
}

/** Returns the value of a JSON text, and another text as it is. */
function readJson(text: string): unknown {
  try {
    // In a list, all digits of a single number are read.
    const values = parseExactJson(`[${text}]`) as unknown[];
    return values.length === 1 ? values[0] : text;
  } catch {
    return text;
  }
}

/** How the text of a parameter is split. */
interface Written {
  readonly name: string;
  /** Without what is before the first part. */
  readonly text: string;
  readonly style: ParameterStyle;
  readonly isExploded: boolean;
  readonly decode: (text: string) => string;
}

/** Reads what {@link PARAMETER_STYLES} says how to write. */
function readParameter(
  document: Fields,
  {name, in: place = 'header', style: wanted, explode}: Fields,
  schema: unknown,
  text: string,
): unknown {
  const location = place as ParameterLocation;
  const allowed = stylesOf(location);
  const style = allowed.find((one) => one === wanted) ?? allowed[0] ?? 'simple';
  const {first, isExploded} = PARAMETER_STYLES[style];
  const written: Written = {
    name: typeof name === 'string' ? name : '',
    text: text.startsWith(first) ? text.slice(first.length) : text,
    style,
    isExploded: typeof explode === 'boolean' ? explode : isExploded,
    decode: decoderOf(location, style),
  };
  const types = typesOf(document, schema);
  if (types.has('object')) {
    const entries = fieldsIn(written).map(([field, value]) => {
      const ofField = typesOf(document, propertyOf(document, schema, field));
      return [field, typed(ofField, value)];
    });
    return Object.fromEntries(entries);
  }
  if (types.has('array')) {
    const items = typesOf(document, own(follow(document, schema), 'items'));
    return itemsIn(written).map((item) => typed(items, item));
  }
  return typed(types, written.decode(withoutName(written, written.text)));
}

function fieldsIn(written: Written): [name: string, value: string][] {
  const {name, text, style, isExploded, decode} = written;
  const isDeep = style === 'deepObject';
  const pairs =
    isExploded || isDeep
      ? text.split(PARAMETER_STYLES[style].separator).map(splitPair)
      : pairsOf(splitParts(written));
  return pairs.map(([field, value]) => [
    isDeep ? decode(field).slice(name.length + 1, -1) : decode(field),
    decode(value),
  ]);
}

function itemsIn(written: Written): string[] {
  const {text, style, isExploded, decode} = written;
  const parts = isExploded
    ? text
        .split(PARAMETER_STYLES[style].separator)
        .map((part) => withoutName(written, part))
    : splitParts(written);
  return parts.map(decode);
}

/** Splits a value that is not exploded. A space or a bar between its parts can be percent-encoded. */
function splitParts(written: Written): string[] {
  const text = withoutName(written, written.text);
  const {delimiter} = PARAMETER_STYLES[written.style];
  const encoded = encodeURIComponent(delimiter);
  return text.split(delimiter !== ',' && text.includes(encoded) ? encoded : delimiter);
}

function withoutName({name, style, decode}: Written, part: string): string {
  const [first, value] = splitPair(part);
  return PARAMETER_STYLES[style].isNamed && part.includes('=') && decode(first) === name
    ? value
    : part;
}

function splitPair(text: string): [string, string] {
  const [first = '', ...others] = text.split('=');
  return [first, others.join('=')];
}

function pairsOf(parts: readonly string[]): [string, string][] {
  return parts.flatMap((part, index): [string, string][] =>
    index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : [],
  );
}

/** Returns how a text becomes a value: headers and the style `cookie` are not percent-encoded. */
function decoderOf(
  location: ParameterLocation,
  style: ParameterStyle,
): (text: string) => string {
  return location === 'header' || style === 'cookie'
    ? (text) => text
    : (text) => {
        try {
          return decodeURIComponent(text);
        } catch {
          return text;
        }
      };
}

/** Returns a number or a boolean of a schema that has no texts. */
function typed(types: ReadonlySet<string>, text: string): unknown {
  return types.size === 0 || types.has('string') ? text : readJson(text);
}

function propertyOf(document: Fields, schema: unknown, name: string): unknown {
  const target = follow(document, schema);
  return (
    own(own(target, 'properties'), name) ??
    [own(target, 'additionalProperties')].find((one) => typeof one === 'object')
  );
}

function typesOf(document: Fields, schema: unknown, levels = MAX_LEVELS): Set<string> {
  const target = levels === 0 ? undefined : follow(document, schema);
  if (!isRecord(target)) {
    return new Set();
  }
  const inside = [target['allOf'], target['oneOf'], target['anyOf']]
    .flat()
    .flatMap((part) => Array.from(typesOf(document, part, levels - 1)));
  const implied = Object.hasOwn(target, 'properties')
    ? 'object'
    : Object.hasOwn(target, 'items')
      ? 'array'
      : [];
  return new Set([target['type'] ?? implied, inside].flat(2).map(String));
}
