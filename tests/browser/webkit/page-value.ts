import type {WebKitPage} from './page';

/** A value that stays in the page, with the methods of Playwright's `JSHandle` that tests use. */
export class PageValue {
  constructor(
    private readonly page: WebKitPage,
    private readonly index: number,
  ) {}

  evaluate<Value>(
    act: (value: never, argument: never) => Value,
    argument?: unknown,
  ): Promise<Awaited<Value>> {
    return this.page.call(
      `(engine, index, argument) => (${String(act)})(window.__values[index], argument)`,
      this.index,
      argument,
    );
  }

  jsonValue(): Promise<unknown> {
    return this.evaluate((value: unknown) => value);
  }
}

/** The statement that keeps a value in the page, and returns its index there. */
export const KEEP = 'return (window.__values ??= []).push(value) - 1;';
