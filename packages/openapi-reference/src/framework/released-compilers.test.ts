import {expect, it} from 'vitest';
import webpack, {type Compiler} from 'webpack';
import {releaseCompilers} from './released-compilers';

it('A plugin that keeps its compiler has it until the compiler is closed.', async () => {
  const keeper = {
    compiler: undefined as Compiler | undefined,
    apply(compiler: Compiler) {
      this.compiler = compiler;
    },
  };
  const compiler = webpack({entry: {}, plugins: [keeper, releaseCompilers]});
  expect(keeper.compiler).toBe(compiler);
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  expect(keeper.compiler).toBeUndefined();
});
