/** Version 0.7, which satori pins, has types that its `exports` hide. */
declare module 'fflate' {
  export function zipSync(
    files: Readonly<Record<string, Uint8Array>>,
    options: {readonly mtime: Date},
  ): Uint8Array;
  export function unzipSync(zip: Uint8Array): Record<string, Uint8Array>;
}
