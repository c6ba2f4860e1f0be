/*
 * Why: the mock must know which parts arrive, with their names, files, media types and bytes.
 */

export interface ReceivedPart {
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
    return {headers, bytes: fromLatin1(piece.slice(end + 4))};
  });
}

function fromLatin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
