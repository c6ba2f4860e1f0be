/*
 * The entry of the bundle instead of that of Docusaurus, see `staged-entry.ts`. Between its steps, the browser
 * can answer the reader.
 */

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () =>
    import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["default"] */ '@generated/client-modules'
    ),
  () => import(/* webpackMode: "eager" */ '@docusaurus-entry'),
];

/** Resolves in a later task. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

async function start(): Promise<void> {
  for (const step of STEPS) {
    await step();
    await nextTask();
  }
}

void start();
