import {isRecord} from './is-record';

/* The texts of values: those of parameters are texts in forms, links and samples. */

/** Marks a number in parsed JSON, which stays text so that none of its digits is lost. */
const NUMBER_MARK = '\u0000';

/** Parses JSON, with numbers as marked texts: see {@link leafText}. Returns undefined for other texts. */
export function parseJson(text: string): unknown {
  const marked = text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"\\u0000${token}"`,
  );
  try {
    JSON.parse(text);
    return JSON.parse(marked);
  } catch {
    return undefined;
  }
}

/** Parses a JSON object as {@link parseJson} does. Returns undefined for other texts. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}

/** Returns the text of a part of a parsed value: a text or a number as it is, anything else as JSON. */
export function leafText(value: unknown): string {
  if (typeof value === 'string') {
    return value.startsWith(NUMBER_MARK) ? value.slice(1) : value;
  }
  return JSON.stringify(value).replace(/"\\u0000([^"]*)"/g, '$1');
}

/** Joins the values of a list by commas, or as JSON where that would change them. */
export function listText(values: readonly string[]): string {
  return values.some((value) => /^[\s[]|,|\s$|^$/.test(value))
    ? JSON.stringify(values)
    : values.join(',');
}

/** Splits the text of {@link listText}. Objects in JSON are not texts: see {@link leafText}. */
export function splitList(text: string): readonly unknown[] {
  const value = text.startsWith('[') ? parseJson(text) : undefined;
  return Array.isArray(value)
    ? (value as unknown[])
    : text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
