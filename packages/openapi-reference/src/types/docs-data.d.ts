/* Files of the plugin docs. */

/** Folder of what the instances of the docs plugin write, a folder each. */
declare module '@openapi-reference/docs/docs-dir.json' {
  const docsDir: string;
  export default docsDir;
}

declare module '@openapi-reference/docs/docs.json' {
  /** The hand-written docs of the current version, by id. */
  const docs: Record<string, {title: string; description: string} | undefined>;
  export default docs;
}
