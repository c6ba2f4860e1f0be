import {isEvidence, type Evidence} from './evidence';
import type {Extensible} from '../vocabulary/extensible';
import {isRecord, isScalar} from '../document/resolve';

/*
 * Others may use the same extension (`x-*`) with another meaning. A value of an unexpected type
 * therefore counts as absent.
 */

export function textExtension(
  object: Extensible,
  name: `x-${string}`,
): string | undefined {
  const value = object[name];
  return typeof value === 'string' ? value : undefined;
}

export function flagExtension(object: Extensible, name: `x-${string}`): boolean {
  return object[name] === true;
}

/** Returns the extensions of some names, as the object has them. */
export function namedExtensions(
  object: Extensible,
  names: readonly `x-${string}`[],
): {extensions?: Extensible} {
  const own = names.filter((name) => Object.hasOwn(object, name));
  return own.length === 0
    ? {}
    : {extensions: Object.fromEntries(own.map((name) => [name, object[name]]))};
}

/**
 * Returns how an object of the document, or one part of it, is known: `x-evidence` is a kind, or an
 * object with the kinds of its parts.
 *
 * @param part `name` of a schema, for one.
 */
export function evidenceExtension(
  object: Extensible,
  part = 'self',
): Evidence | undefined {
  const value = object['x-evidence'];
  const whole = part === 'self' ? value : undefined;
  const kind = isRecord(value) && Object.hasOwn(value, part) ? value[part] : whole;
  return isEvidence(kind) ? kind : undefined;
}

export function textListExtension(object: Extensible, name: `x-${string}`): string[] {
  const value = object[name];
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : [];
}

/** Returns a value, or each value of a list, as text. */
export function valuesOf(value: unknown): string[] {
  return [value].flat().filter(isScalar).map(String);
}

/** Returns names of parameters with a value of them, or without one where it is `true`. */
export function parametersExtension(
  object: Extensible,
  name: `x-${string}`,
): {name: string; value?: string}[] {
  const value = object[name];
  return isRecord(value)
    ? Object.entries(value).flatMap(([parameter, needed]) =>
        needed === true
          ? [{name: parameter}]
          : isScalar(needed)
            ? [{name: parameter, value: String(needed)}]
            : [],
      )
    : [];
}

/** Returns values by name, one entry per value of a list. */
export function valuesExtension(
  object: Extensible,
  name: `x-${string}`,
): Record<string, string[]> | undefined {
  const value = object[name];
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, valuesOf(one)]))
    : undefined;
}

/** Returns the entries of one type. Entries are safe for keys such as `__proto__`. */
export function entriesExtension<T extends 'string' | 'number'>(
  object: Extensible,
  name: `x-${string}`,
  type: T,
): [string, T extends 'string' ? string : number][] {
  const value = object[name];
  return typeof value === 'object' && value !== null
    ? (Object.entries(value).filter(([, item]) => typeof item === type) as [
        string,
        T extends 'string' ? string : number,
      ][])
    : [];
}

/** Returns the entries of a value that are dates, such as `2026-11-21`. */
export function dateEntries(value: unknown): [string, string][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).filter((entry): entry is [string, string] => isDate(entry[1]))
    : [];
}

/** Whether a value is a date such as `2026-11-21`. */
export function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return false;
  }
  const date = new Date(value);
  // JavaScript reads February 30 as March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
