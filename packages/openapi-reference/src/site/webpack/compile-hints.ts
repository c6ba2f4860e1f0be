import type {Compiler} from 'webpack';

/**
 * Lets Chromium compile scripts in the background while they arrive, instead of each function in the main thread
 * when it is first called (https://v8.dev/blog/explicit-compile-hints). Other browsers ignore the comment.
 */
export const compileHints = {
  apply(compiler: Compiler): void {
    const {BannerPlugin, Compilation} = compiler.webpack;
    new BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      test: /\.js$/,
      // The minifier removes comments, and the hash of a file is made of all its content.
      stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }).apply(compiler);
  },
};
