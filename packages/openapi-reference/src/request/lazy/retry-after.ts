/*
 * Parses the header Retry-After (RFC 9110, section 10.2.3): seconds, or a date in one of the three
 * formats that a recipient must accept (section 5.6.7).
 */

const SECONDS = /^\d+$/;

/** `Sun, 06 Nov 1994 08:49:37 GMT`. */
const IMF_FIXDATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** `Sunday, 06-Nov-94 08:49:37 GMT`. */
const RFC850_DATE = /^\w{6,9}, (\d{2})-(\w{3})-(\d{2}) (\d{2}:\d{2}:\d{2}) GMT$/;

/** `Sun Nov  6 08:49:37 1994`, also in GMT. */
const ASCTIME_DATE = /^\w{3} (\w{3}) ([ \d]\d) (\d{2}:\d{2}:\d{2}) (\d{4})$/;

/**
 * @param now - time of the response, in milliseconds since the epoch.
 * @returns undefined if the format is unknown or the time is in the past.
 */
export function secondsToWait(value: string, now: number): number | undefined {
  const seconds = SECONDS.test(value)
    ? Number(value)
    : Math.ceil((parseHttpDate(value, now) - now) / 1000);
  return seconds > 0 ? seconds : undefined;
}

/** Returns milliseconds since the epoch, or NaN if the text is not a date. */
function parseHttpDate(value: string, now: number): number {
  if (IMF_FIXDATE.test(value)) {
    return Date.parse(value);
  }
  const [, day, month, year, time] = RFC850_DATE.exec(value) ?? [];
  if (day !== undefined) {
    return Date.parse(`${day} ${month} ${fullYear(Number(year), now)} ${time} GMT`);
  }
  const asctime = ASCTIME_DATE.exec(value);
  return Date.parse(
    asctime === null ? '' : `${asctime[2]} ${asctime[1]} ${asctime[4]} ${asctime[3]} GMT`,
  );
}

/** Adds the century to a two-digit year, which is at most 50 years in the future (section 5.6.7). */
function fullYear(twoDigits: number, now: number): number {
  const current = new Date(now).getUTCFullYear();
  const year = current - (current % 100) + twoDigits;
  return year > current + 50 ? year - 100 : year;
}
