import {builtinEnvironments} from 'vitest/runtime';

/**
 * A DOM in Node, for components. Modules are those of Node, not of a browser: tests also read documents
 * and run what the build runs.
 */
export default {...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr'};
