import {expect, type Browser, type BrowserContext} from '@playwright/test';

/**
 * The errors that pages of any context write to the console, those of workers included, and those
 * that no script catches. A test fails if it has not declared one of them with `expect`.
 */
export class ConsoleErrors {
  private errors: string[] = [];
  private expected: (string | RegExp)[] = [];
  private allowed: (string | RegExp)[] = [];

  /**
   * Declares an error that the test provokes. It may come more than once; the test fails if it does
   * not come at all.
   *
   * @param error part of its text, or a pattern. The URL of the file that it is about is part of it: an
   *   uncaught error is `Uncaught Error: Out of order.`, a missing file is `Failed to load resource:
   *   the server responded with a status of 404 (Not Found) http://localhost:3000/no-such-page`.
   */
  expect(error: string | RegExp): void {
    this.expected.push(error);
  }

  /** Declares an error that some builds of Chromium write and others do not. */
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

  /** Fails at an error that was not declared, and at one that was and has not come. */
  async verify(browser: Browser | null, hasPassed: boolean): Promise<void> {
    if (hasPassed) {
      await expect
        .poll(() => this.missing(), {message: 'Expected errors in the console'})
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
      'Errors in the console; consoleErrors.expect() declares those that a test provokes',
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

/** Waits for the messages that open pages have already written: an answer comes after them. */
async function flush(browser: Browser | null): Promise<void> {
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? [];
  await Promise.all(
    pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)),
  );
}

/** Those of this worker, which runs one test at a time. */
export const consoleErrors = new ConsoleErrors();
