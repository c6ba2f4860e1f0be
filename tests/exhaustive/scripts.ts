/**
 * Returns the scripts that copy the site and run programs. Playwright compiles `import` to `require`, which cannot
 * load them; `import()` can.
 */
export async function loadScripts() {
  return {
    ...(await import('../../scripts/lib/built-inputs.mjs')),
    ...(await import('../../scripts/lib/run.mjs')),
    ...(await import('../../scripts/lib/server.mjs')),
    ...(await import('../../scripts/lib/site-copy.mjs')),
  };
}
