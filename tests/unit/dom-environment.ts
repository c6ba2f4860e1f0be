import {builtinEnvironments, type Environment} from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/**
 * A DOM in Node, for components. Modules are those of Node, not of a browser: tests also read documents
 * and run what the build runs.
 */
export default {
  ...happyDom,
  viteEnvironment: 'ssr',
  setup(global, options) {
    // Node.js 25 and later has one that is undefined without a file, and Vitest would leave it.
    Reflect.deleteProperty(globalThis, 'localStorage');
    return happyDom.setup(global, options);
  },
} satisfies Environment;
