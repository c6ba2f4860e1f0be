/** The engines that run the promises to the reader. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** Returns the engine of this run, which scripts/test-browser.mjs passes. */
export function engine(): Engine {
  const name = process.env['TEST_ENGINE'];
  return ENGINES.find((one) => one === name) ?? 'chromium';
}
