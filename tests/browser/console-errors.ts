import {expect, type Browser, type BrowserContext} from '@playwright/test';

/**
 * Collects the uncaught errors and the console errors of all pages and their workers. A test fails
 * on an error that it has not declared with `expect`.
 */
export class ConsoleErrors {
  private errors: string[] = [];
  private expected: (string | RegExp)[] = [];
  private allowed: (string | RegExp)[] = [];

  /**
   * Declares an error that the test provokes. The error may occur more than once; the test fails if
   * it does not occur.
   *
   * @param error part of the text of the error, or a pattern. The text of an uncaught error is, for
   *   example, `Uncaught Error: Out of order.` The text of a console error ends with a URL:
   *   `Failed to load resource: the server responded with a status of 404 (Not Found)
   *   http://localhost:3000/no-such-page`.
   */
  expect(error: string | RegExp): void {
    this.expected.push(error);
  }

  /** Declares an error that may occur, for example in some builds of Chromium only. */
  allow(error: string | RegExp): void {
    this.allowed.push(error);
  }

  /** Collects the errors of all pages of a context. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      const text = message.text();
      // The browser reports some violations of the policy as warnings.
      if (message.type() === 'error' || text.includes('Content Security Policy')) {
        this.errors.push(`${text} ${message.location().url}`.trim());
      }
    });
    context.on('weberror', (webError) => {
      const {name, message} = webError.error();
      this.errors.push(`Uncaught ${name}: ${message}`);
    });
  }

  /** Fails on an undeclared error and, if the test has passed, on a missing expected one. */
  async verify(browser: Browser | null, hasPassed: boolean): Promise<void> {
    if (hasPassed) {
      await expect
        .poll(() => this.missing(), {
          message: 'Expected errors that are missing from the console',
        })
        .toEqual([]);
      await flush(browser);
    }
    const declared = [...this.expected, ...this.allowed];
    const unexpected = this.errors.filter(
      (text) => !declared.some((error) => matches(text, error)),
    );
    this.errors = [];
    this.expected = [];
    this.allowed = [];
    expect(
      unexpected,
      'Unexpected errors in the console; declare provoked ones with consoleErrors.expect()',
    ).toEqual([]);
  }

  private missing(): string[] {
    return this.expected
      .filter((error) => !this.errors.some((text) => matches(text, error)))
      .map(String);
  }
}

function matches(text: string, error: string | RegExp): boolean {
  return typeof error === 'string' ? text.includes(error) : error.test(text);
}

/** Waits for the messages that open pages have already sent: `evaluate` returns after them. */
async function flush(browser: Browser | null): Promise<void> {
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  await Promise.all(
    pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)),
  );
}

/** The console errors of this worker, which runs one test at a time. */
export const consoleErrors = new ConsoleErrors();
