import {EventEmitter, once} from 'node:events';
import {setTimeout as delay} from 'node:timers/promises';
import {consoleErrors} from '../console-errors';
import {type Message, UNCAUGHT} from './console';
import {callOf, INSTALLATION} from './engine-script';
import {keysOf} from './keys';
import {type Expectation, Locator, retried, Scope} from './locator';
import {KEEP, PageValue} from './page-value';
import type {BrowserProxy, ProxiedResponse} from './proxy';
import {POLL_MS, type WebDriver, WebDriverError} from './webdriver';

interface Visit {
  waitUntil?: 'commit' | 'load';
}

interface Result<Value> {
  readonly missing?: true;
  readonly value?: Value;
  readonly error?: string;
  readonly url: string;
  readonly messages: readonly Message[];
}

type Action = Record<string, unknown>;

/** The keys of a reader. */
class Keyboard {
  constructor(private readonly page: WebKitPage) {}

  async press(chord: string): Promise<void> {
    const keys = keysOf(chord);
    await this.page.act('key', [
      ...keys.map((value) => ({type: 'keyDown', value})),
      ...[...keys].reverse().map((value) => ({type: 'keyUp', value})),
    ]);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.press(letter === '\n' ? 'Enter' : letter);
    }
  }
}

class Mouse {
  private place = {x: 0, y: 0};

  constructor(private readonly page: WebKitPage) {}

  async move(x: number, y: number): Promise<void> {
    await this.page.act('pointer', [this.moveTo(x, y)]);
  }

  async click(x: number, y: number): Promise<void> {
    await this.page.act('pointer', [
      this.moveTo(x, y),
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  async wheel(deltaX: number, deltaY: number): Promise<void> {
    await this.page.act('wheel', [
      {type: 'scroll', ...this.place, deltaX, deltaY, origin: 'viewport'},
    ]);
  }

  private moveTo(x: number, y: number): Action {
    this.place = {x: Math.round(x), y: Math.round(y)};
    return {type: 'pointerMove', ...this.place, duration: 0, origin: 'viewport'};
  }
}

/** A window of WebKit with the methods of Playwright's `Page` that the promises use. */
export class WebKitPage extends Scope {
  /** The matchers of Playwright ask for it. */
  readonly _apiName = 'Page';
  readonly keyboard = new Keyboard(this);
  readonly mouse = new Mouse(this);
  private readonly events = new EventEmitter();
  private address = 'about:blank';

  constructor(
    private readonly driver: WebDriver,
    private readonly proxy: BrowserProxy,
    private readonly window: string,
    private readonly base: string,
    private readonly owner: {pages(): readonly WebKitPage[]},
  ) {
    super();
  }

  context(): unknown {
    return this.owner;
  }

  /** The address when the test last looked at the page. */
  url(): string {
    return this.address;
  }

  locator(selector: string | Locator): Locator {
    return typeof selector === 'string' ? new Locator(this, selector) : selector;
  }

  mainFrame(): {
    _expect: (expression: string, options: Expectation) => ReturnType<Locator['_expect']>;
  } {
    return this.locator(':root');
  }

  async goto(
    address: string,
    {waitUntil = 'load'}: Visit = {},
  ): Promise<ProxiedResponse | null> {
    const url = new URL(address, this.base).href;
    const [here, there] = [this.address, url].map((one) => one.replace(/#.*/, ''));
    if (here === there && url.includes('#')) {
      await this.command('POST', '/url', {url});
      return null;
    }
    return this.leaving(() => this.command('POST', '/url', {url}), waitUntil);
  }

  async reload({waitUntil = 'load'}: Visit = {}): Promise<ProxiedResponse | null> {
    return this.leaving(() => this.command('POST', '/refresh'), waitUntil);
  }

  async goBack(): Promise<void> {
    await this.travel('/back');
  }

  async goForward(): Promise<void> {
    await this.travel('/forward');
  }

  /** @param act a function, or a script without a value. */
  evaluate<Value>(
    act: string | ((argument: never) => Value),
    argument?: unknown,
  ): Promise<Awaited<Value>> {
    const body = typeof act === 'string' ? `{ ${act} }` : `(${String(act)})(argument)`;
    return this.call(`(engine, argument) => ${body}`, argument);
  }

  async evaluateHandle(
    act: (argument: never) => unknown,
    argument?: unknown,
  ): Promise<PageValue> {
    const code = `async (engine, argument) => { const value = await (${String(act)})(argument); ${KEEP} }`;
    return new PageValue(this, await this.call<number>(code, argument));
  }

  async waitForFunction(
    act: (argument: never) => unknown,
    argument?: unknown,
  ): Promise<void> {
    await retried(String(act), async () => {
      const isTrue = await this.call(
        `async (engine, argument) => Boolean(await (${String(act)})(argument))`,
        argument,
      );
      if (!isTrue) {
        throw new WebDriverError('no such state');
      }
    });
  }

  async waitForLoadState(state: 'load' | 'networkidle' = 'load'): Promise<void> {
    await this.loaded();
    while (state === 'networkidle' && !this.proxy.isIdle) {
      await delay(POLL_MS);
    }
  }

  async waitForEvent(
    name: 'request' | 'response' | 'requestfinished' | 'requestfailed',
    isWanted: (event: never) => boolean = () => true,
  ): Promise<unknown> {
    for (;;) {
      const [event] = (await once(this.proxy, name)) as [never];
      if (isWanted(event)) {
        return event;
      }
    }
  }

  on(name: string, listen: (event: never) => void): void {
    this.events.on(name, listen as () => void);
    this.proxy.on(name as 'request', listen as () => void);
  }

  removeAllListeners(name: string): void {
    this.events.removeAllListeners(name);
    this.proxy.removeAllListeners(name);
  }

  route(
    ...[matcher, handler]: [string | RegExp, Parameters<BrowserProxy['route']>[2]]
  ): Promise<void> {
    this.proxy.route(matcher, this.base, handler);
    return Promise.resolve();
  }

  unroute(matcher: string | RegExp): Promise<void> {
    this.proxy.unroute(matcher);
    return Promise.resolve();
  }

  addInitScript(act: (argument: never) => void, argument?: unknown): Promise<void> {
    this.proxy.initScripts.push(`(${String(act)})(${JSON.stringify(argument)});`);
    return Promise.resolve();
  }

  async setViewportSize({width, height}: {width: number; height: number}): Promise<void> {
    const inner = (): Promise<{width: number; height: number}> =>
      this.evaluate(() => ({width: innerWidth, height: innerHeight}));
    const outer = await this.command<{width: number; height: number}>(
      'GET',
      '/window/rect',
    );
    const before = await inner();
    await this.command('POST', '/window/rect', {
      width: width + outer.width - before.width,
      height: height + outer.height - before.height,
    });
    await retried(`The size of ${width} x ${height}`, async () => {
      const now = await inner();
      if (now.width !== width || now.height !== height) {
        throw new WebDriverError(`no such size: ${now.width} x ${now.height}`);
      }
    });
  }

  /** Without a window manager, the window under the pointer of the screen has the focus. */
  async bringToFront(): Promise<void> {
    for (const page of this.owner.pages()) {
      await page.command('POST', '/window/rect', {x: page === this ? 0 : 2000, y: 0});
    }
    await this.waitForFunction(() => document.hasFocus());
  }

  async close(): Promise<void> {
    await this.driver.close(this.window);
  }

  /** Calls a function in the page with the object that finds elements. */
  async call<Value>(code: string, ...values: unknown[]): Promise<Value> {
    const script = callOf(code);
    const run = (text: string, args: readonly unknown[]): Promise<Result<Value>> =>
      this.command('POST', '/execute/async', {
        script: text,
        args: args.map((value) => (value === undefined ? null : value)),
      });
    let result = await run(script, values);
    while (result.missing === true) {
      await run(`${INSTALLATION} arguments[arguments.length - 1]({})`, []);
      result = await run(script, values);
    }
    this.address = result.url;
    result.messages.forEach((message) => {
      this.report(message);
    });
    if (result.error !== undefined) {
      throw new WebDriverError(result.error.replace(/^Error: /, ''));
    }
    return result.value as Value;
  }

  /** Performs the actions of one device. */
  async act(
    type: 'key' | 'pointer' | 'wheel',
    actions: readonly Action[],
  ): Promise<void> {
    // WebKit's driver turns a wheel by the difference to what it was told before, if the wheel is the same.
    const id = type === 'wheel' ? `wheel ${performance.now()}` : type;
    await this.command('POST', '/actions', {actions: [{type, id, actions}]});
  }

  private command<Value>(
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    body?: object,
  ): Promise<Value> {
    return this.driver.command<Value>(this.window, method, command, body);
  }

  private async leaving(
    leave: () => Promise<unknown>,
    waitUntil: Visit['waitUntil'],
  ): Promise<ProxiedResponse | null> {
    let answer: ProxiedResponse | null = null;
    const listen = (response: ProxiedResponse): void => {
      if (response.request().resourceType() === 'document') {
        answer = response;
      }
    };
    this.proxy.on('response', listen);
    await this.evaluate(() => {
      Object.assign(window, {isLeft: true});
    });
    await leave();
    await retried('The new page', async () => {
      // If the page is replaced while a script waits, the driver may not answer.
      const script = "return 'isLeft' in window;";
      if (await this.command<boolean>('POST', '/execute/sync', {script, args: []})) {
        throw new WebDriverError('no such page');
      }
    });
    if (waitUntil !== 'commit') {
      await this.loaded();
    }
    this.proxy.off('response', listen);
    return answer;
  }

  private async travel(command: string): Promise<void> {
    const before = await this.evaluate(() => {
      Object.assign(window, {isLeft: true});
      return location.href;
    });
    await this.command('POST', command);
    await retried('The other page', async () => {
      const isOld = await this.evaluate(
        (old: string) => 'isLeft' in window && location.href === old,
        before,
      );
      if (isOld) {
        throw new WebDriverError('no such page');
      }
    });
    await this.loaded();
  }

  private loaded(): Promise<void> {
    return this.waitForFunction(() => document.readyState === 'complete');
  }

  private report({type, text}: Message): void {
    if (type === UNCAUGHT) {
      consoleErrors.report(`Uncaught ${text}`);
      this.events.emit(type, {message: text});
      return;
    }
    if (type === 'error') {
      consoleErrors.report(text);
    }
    this.events.emit('console', {type: () => type, text: () => text});
  }
}
