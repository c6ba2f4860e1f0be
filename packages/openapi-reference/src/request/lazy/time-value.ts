import {splitWords} from '../../reference/value-kind';

/** A time of RFC 3339, which OpenAPI calls `date-time`. */
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** Seconds or milliseconds since 1970, from 2001 to 2286. */
const TIMESTAMP = /^\d{10}(\d{3})?$/;

/** Units of an age in seconds, the largest first. */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Returns the time that a value is, in milliseconds since 1970: a text of RFC 3339, or a number of seconds or
 * milliseconds whose property is called a timestamp.
 *
 * @param names of the properties from the root to the value
 */
export function timeOfValue(names: readonly string[], text: string): number | undefined {
  if (DATE_TIME.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : time;
  }
  const isTimestamp =
    TIMESTAMP.test(text) && splitWords(names.at(-1) ?? '').includes('timestamp');
  return isTimestamp ? Number(text.padEnd(13, '0')) : undefined;
}

/** Says a time in the reader's time zone, and how far from now it is. */
export function localTimeText(time: number, now: number, locale: string): string {
  const seconds = (time - now) / 1000;
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? [
    'second',
    1,
  ];
  const age = new Intl.RelativeTimeFormat(locale, {numeric: 'auto'}).format(
    Math.trunc(seconds / size),
    unit,
  );
  const local = new Date(time).toLocaleString(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
  });
  return `${local}, ${age}`;
}

/** Returns what says a time when it is asked for: its age changes. */
export function timeHint(time: number): (locale: string) => string {
  return (locale) => localTimeText(time, Date.now(), locale);
}
