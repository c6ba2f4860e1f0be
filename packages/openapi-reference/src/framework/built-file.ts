/** The browser has no files of the build: it loads them. The server has `built-file.server.ts` instead. */
export const builtFile: (name: string) => unknown = () => undefined;
