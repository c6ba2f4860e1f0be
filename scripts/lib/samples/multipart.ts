/*
 * Why: the mock must know which parts arrive, with their names, files, media types and bytes.
 * Run: imported by the scripts of this folder.
 */
import {type ExpectedPart, fileBytes} from './expected-body';

export interface ReceivedPart {
  readonly name: string | undefined;
  readonly fileName: string | undefined;
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Buffer;
}

/** Reads the parts of a multipart body (RFC 7578); none if it has no boundary. */
export function readParts(body: Buffer, contentType: string): ReceivedPart[] {
  const boundary = /;\s*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) {
    return [];
  }
  // One character for each byte.
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`).slice(1, -1);
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const lines = piece.slice(2, end).split('\r\n');
    const headers = new Map(
      lines.map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.toLowerCase(), fromLatin1(value.join(':').trim()).toString()];
      }),
    );
    const disposition = headers.get('content-disposition') ?? '';
    return {
      name: /[; ]name="([^"]*)"/.exec(disposition)?.[1],
      fileName: /[; ]filename="([^"]*)"/.exec(disposition)?.[1],
      headers,
      bytes: fromLatin1(piece.slice(end + 4)),
    };
  });
}

function fromLatin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

/** Returns what is wrong with the parts of a body. */
export function partsDifference(
  expected: readonly ExpectedPart[],
  received: readonly ReceivedPart[],
): string | undefined {
  const [sent, wanted] = [received, expected].map((parts) =>
    parts.map(({name}) => name).join(', '),
  );
  if (sent !== wanted) {
    return `The parts are ${sent}, not ${wanted}`;
  }
  return expected
    .map((part, index) => {
      const found = received[index];
      const reason = found && partDifference(part, found);
      return reason && `The part ${part.name} ${reason}`;
    })
    .find((reason) => reason !== undefined);
}

function partDifference(
  {mediaType, headers, text}: ExpectedPart,
  found: ReceivedPart,
): string | undefined {
  const type = found.headers.get('content-type');
  if (
    type !== mediaType &&
    !(mediaType === undefined && /^text\/plain\b/.test(type ?? ''))
  ) {
    return `is ${type}, not ${mediaType}`;
  }
  const header = headers.find(
    ([name, value]) => found.headers.get(name.toLowerCase()) !== value,
  );
  if (header !== undefined) {
    return `has no header ${header.join(': ')}`;
  }
  const {fileName, bytes} = found;
  if (text !== undefined) {
    return fileName === undefined && bytes.toString() === text
      ? undefined
      : `is not the text ${text}`;
  }
  return fileName !== undefined && bytes.equals(fileBytes(fileName))
    ? undefined
    : `is not the file ${fileName}`;
}
