/** The part of `process` that says what Node.js can do. */
interface Runtime {
  readonly version: string;
  readonly features: {readonly require_module?: boolean};
}

/** @throws Error if Node.js cannot load ES modules as the package does. */
export function checkNode(runtime: Runtime = process): void {
  if (runtime.features.require_module !== true) {
    throw new Error(
      `docusaurus-openapi-reference needs Node.js 20.19 or later, or 22.12 or later, and this is ${runtime.version}. Install a newer Node.js.`,
    );
  }
}

checkNode();
