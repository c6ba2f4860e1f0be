import {isRecord} from '../document/resolve';
import {printJsonLine, printValue} from '../document/print-json';

/** Formats with a JSON value on each line. */
const LINES = /^application\/(x-)?(ndjson|jsonl|jsonlines|json-lines)\b/i;

/** JSON text sequences (RFC 7464, RFC 8091). */
const TEXT_SEQUENCE = /^application\/(?:[^\s;]+\+)?json-seq\b/i;

const EVENTS = /^text\/event-stream\b/i;

/** The fields of an event (HTML, section 9.2.6). */
const EVENT_FIELDS = ['event', 'data', 'id', 'retry'];

/**
 * Writes the items of a sequential media type (OpenAPI 3.2.0, "Sequential Media Types"). A value that is no list is one
 * item. Returns undefined for other media types.
 */
export function printSequence(mediaType: string, value: unknown): string | undefined {
  const items = [value].flat();
  if (EVENTS.test(mediaType)) {
    return items.map(printEvent).join('');
  }
  if (TEXT_SEQUENCE.test(mediaType)) {
    return items.map((item) => `\u001e${printJsonLine(item)}\n`).join('');
  }
  return LINES.test(mediaType) ? items.map(printJsonLine).join('\n') : undefined;
}

/** Writes an event as lines of its fields. A value with other fields is its data. */
function printEvent(value: unknown): string {
  const fields = isRecord(value) ? Object.entries(value) : [];
  const isEvent =
    fields.length > 0 && fields.every(([name]) => EVENT_FIELDS.includes(name));
  const lines = (isEvent ? fields : [['data', value] as const]).flatMap(([name, part]) =>
    part === null
      ? []
      : printValue(part)
          .split(/\r\n|\r|\n/)
          .map((line) => `${name}: ${line}\n`),
  );
  return `${lines.join('')}\n`;
}
