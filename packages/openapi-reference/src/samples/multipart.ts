import {dispositionOf, type SamplePart} from './request';

/** Returns what is before the content of a part (RFC 2046, section 5.1.1). Behind it is a line break. */
export function partHead(part: SamplePart, boundary: string): string {
  const {mediaType, headers} = part;
  return [
    `--${boundary}`,
    `Content-Disposition: ${dispositionOf(part)}`,
    ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
    ...headers.map((header) => header.join(': ')),
    '\r\n',
  ].join('\r\n');
}

/** Returns the end of a body of parts. */
export function partsEnd(boundary: string): string {
  return `--${boundary}--\r\n`;
}
