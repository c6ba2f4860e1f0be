import {expect, type BrowserContext} from '@playwright/test';
import {engine} from './engine';

/**
 * Collects the uncaught errors and the console errors of all pages and their workers. A test fails
 * on an error that it has not declared with `expect`.
 */
export class ConsoleErrors {
  private errors: string[] = [];
  private expected: (string | RegExp)[] = [];
  private allowed: (string | RegExp)[] = [];
  /** A page of a verified test may send one more message, which is not an error of the next test. */
  private readonly verified = new WeakSet<BrowserContext>();

  /**
   * Declares an error that the test provokes, once or more often; the test fails without it.
   *
   * @param error part of its text, or a pattern: `Uncaught Error: Out of order.` The text of a console
   *   error ends with a URL.
   */
  expect(error: string | RegExp): void {
    this.expected.push(error);
  }

  /** Declares an error of a request that fails, which only Chromium writes to the console. */
  expectFailure(error: string | RegExp): void {
    (engine() === 'chromium' ? this.expected : this.allowed).push(error);
  }

  /** Declares an error that may occur, for example in some builds of Chromium only. */
  allow(error: string | RegExp): void {
    this.allowed.push(error);
  }

  /** Adds an error of a page whose browser does not report it to Playwright. */
  report(error: string): void {
    this.errors.push(error);
  }

  /** Collects the errors of all pages of a context. */
  watch(context: BrowserContext): void {
    const add = (error: string): void => {
      if (!this.verified.has(context)) {
        this.errors.push(error);
      }
    };
    context.on('console', (message) => {
      const text = message.text();
      // The browser reports some violations of the policy as warnings.
      if (message.type() === 'error' || text.includes('Content Security Policy')) {
        add(`${text} ${message.location().url}`.trim());
      }
    });
    context.on('weberror', (webError) => {
      const {name, message} = webError.error();
      add(`Uncaught ${name}: ${message}`);
    });
  }

  /**
   * Fails on an undeclared error and, if the test has passed, on a missing expected one.
   *
   * @param context the context of the test; its later errors are ignored.
   */
  async verify(context: BrowserContext, hasPassed: boolean): Promise<void> {
    const browser = context.browser();
    if (hasPassed) {
      const missing = async (): Promise<string[]> => {
        // `evaluate` returns after the messages that a page has already sent.
        const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
        await Promise.allSettled(pages.map((page) => page.evaluate(() => undefined)));
        return this.expected.filter((error) => !this.errors.some(isA(error))).map(String);
      };
      await expect.poll(missing, 'Expected errors that are missing').toEqual([]);
    }
    const declared = [...this.expected, ...this.allowed];
    const unexpected = this.errors.filter(
      (text) => !declared.some((error) => isA(error)(text)),
    );
    [this.errors, this.expected, this.allowed] = [[], [], []];
    this.verified.add(context);
    expect(
      unexpected,
      'Unexpected errors in the console; declare provoked ones with consoleErrors.expect()',
    ).toEqual([]);
  }
}

const isA =
  (error: string | RegExp) =>
  (text: string): boolean =>
    typeof error === 'string' ? text.includes(error) : error.test(text);

/** The console errors of this worker, which runs one test at a time. */
export const consoleErrors = new ConsoleErrors();
