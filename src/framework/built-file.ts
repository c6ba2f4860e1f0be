/** The browser has no files of the build: it loads them. The server has `built-file.server.ts` instead. */
export function builtFile(_name: string): unknown {
  return undefined;
}
