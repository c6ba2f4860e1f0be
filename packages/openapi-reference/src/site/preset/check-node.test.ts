import {expect, it} from 'vitest';
import {checkNode} from './check-node';

it.each(['v18.20.4', 'v20.18.3', 'v22.11.0'])(
  'Node.js %s is named, with those that can load ES modules.',
  (version) => {
    expect(() => checkNode({version, features: {}})).toThrow(
      `needs Node.js 20.19 or later, or 22.12 or later, and this is ${version}. Install`,
    );
  },
);
