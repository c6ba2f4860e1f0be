/*
 * Why: Debian's WebKit obeys only WebDriver, which Playwright does not speak.
 * Does: starts WebKitGTK's MiniBrowser on a display without a screen, and sends it WebDriver commands.
 * Reads: WEBKIT_DRIVER_PATH and XVFB_PATH, which scripts/test-browser.mjs sets.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Time between two attempts, in milliseconds. */
export const POLL_MS = 50;

/** The longest time that an answer may take, in milliseconds. A script may take 30 seconds. */
const ANSWER_TIMEOUT_MS = 40_000;

/** A command that WebDriver could not carry out. Its message starts with the error code. */
export class WebDriverError extends Error {}

/** A session of WebKit. */
export class WebDriver {
  private window = '';

  private constructor(
    private readonly origin: string,
    private readonly session: string,
    private readonly end: () => Promise<void>,
  ) {}

  /** @param proxy the host and port through which WebKit sends all requests. */
  static async start(proxy: string): Promise<WebDriver> {
    const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
    const settings = path.join(folder, 'gtk-3.0');
    mkdirSync(settings);
    // As the other engines: a reader who prefers reduced motion.
    writeFileSync(
      path.join(settings, 'settings.ini'),
      '[Settings]\ngtk-enable-animations=0\n',
    );
    // As narrow as a phone, which the toolbar would not allow.
    writeFileSync(
      path.join(settings, 'gtk.css'),
      '* {min-width: 0; padding: 0; margin: 0}',
    );
    // Without a window manager, the window under the pointer has the focus. The pointer starts in the middle
    // of the screen, so a screen that is smaller than the window gives it the focus.
    const screen = spawn(
      programPath('XVFB_PATH'),
      ['-displayfd', '1', '-screen', '0', '400x400x24', '-nolisten', 'tcp'],
      {stdio: ['ignore', 'pipe', 'ignore']},
    );
    // Playwright compiles `import` to `require`, which cannot load it.
    const {startProgram} = await import('../../../scripts/lib/server.mjs');
    const display = `:${await firstLine(screen)}`;
    const driver = await startProgram('WebKitWebDriver', (port) => [
      'env',
      `DISPLAY=${display}`,
      'GDK_BACKEND=x11',
      // With "C", navigator.language is no language.
      'LANG=en_US.UTF-8',
      `XDG_CONFIG_HOME=${folder}`,
      ...[programPath('WEBKIT_DRIVER_PATH'), `--port=${port}`],
    ]);
    const end = async (): Promise<void> => {
      await driver.stop();
      screen.kill();
      rmSync(folder, {recursive: true, force: true});
    };
    try {
      const {sessionId} = await send<{sessionId: string}>(
        `${driver.address}/session`,
        'POST',
        {
          capabilities: {
            alwaysMatch: {
              pageLoadStrategy: 'none',
              proxy: {proxyType: 'manual', httpProxy: proxy},
            },
          },
        },
      );
      return new WebDriver(driver.address, sessionId, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Opens a window and returns its handle. */
  async open(): Promise<string> {
    const {handle} = await this.send<{handle: string}>('POST', '/window/new', {
      type: 'window',
    });
    return handle;
  }

  /** Sends a command to a window. */
  async command<Value>(
    window: string,
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    body?: object,
  ): Promise<Value> {
    if (this.window !== window) {
      await this.send('POST', '/window', {handle: window});
      this.window = window;
    }
    return this.send<Value>(method, command, body);
  }

  /** Closes a window. */
  async close(window: string): Promise<void> {
    const [other = ''] = await this.command<string[]>(window, 'DELETE', '/window');
    await this.send('POST', '/window', {handle: other});
    this.window = other;
  }

  async stop(): Promise<void> {
    await this.send('DELETE', '').catch(() => undefined);
    await this.end();
  }

  private send<Value>(method: string, command: string, body?: object): Promise<Value> {
    return send<Value>(`${this.origin}/session/${this.session}${command}`, method, body);
  }
}

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' ? {body: JSON.stringify(body ?? {})} : {}),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((error: unknown) => {
    // A script of a window that leaves its first page gets no answer at times.
    throw new WebDriverError(`timeout: ${String(error)}`);
  });
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) {
    const {error, message} = value as {error: string; message: string};
    throw new WebDriverError(`${error}: ${message}`);
  }
  return value as Value;
}

function programPath(variable: string): string {
  const file = process.env[variable];
  if (file === undefined) {
    throw new Error(
      `${variable} is not set. Run the tests with "npm run test:promises".`,
    );
  }
  return file;
}

function firstLine(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    program.stdout?.on('data', (data) => {
      text += String(data);
      if (text.includes('\n')) {
        resolve(text.trim());
      }
    });
    program.once('exit', (code) => {
      reject(new Error(`Xvfb exited with ${code}.`));
    });
  });
}
