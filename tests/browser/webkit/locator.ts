import {setTimeout as delay} from 'node:timers/promises';
import type {WebKitPage} from './page';
import {KEEP, PageValue} from './page-value';
import {POLL_MS, WebDriverError} from './webdriver';

type Text = string | RegExp;

interface RoleOptions {
  name?: Text;
  exact?: boolean;
  checked?: boolean;
  disabled?: boolean;
  expanded?: boolean;
  includeHidden?: boolean;
  level?: number;
  pressed?: boolean;
  selected?: boolean;
}

interface FilterOptions {
  has?: Locator;
  hasText?: Text;
  visible?: boolean;
}

interface PressOptions {
  force?: boolean;
  timeout?: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Expectation {
  readonly isNot?: boolean;
  readonly timeout: number;
  readonly [option: string]: unknown;
}

/** The longest that an action may wait, in milliseconds, as in playwright.config.ts. */
const ACTION_TIMEOUT_MS = 60_000;

/** The property of the page that knows what the pointer has met. */
const POINTED = 'window.__pointed';

/** What the driver says while a page changes. */
const PASSING =
  /^(stale element|element (not interactable|click intercepted)|no such|javascript error|timeout|script timeout|unknown error)/;

/** Calls a function until it does not fail for a passing reason. */
export async function retried<Value>(
  name: string,
  act: () => Promise<Value>,
  timeout = ACTION_TIMEOUT_MS,
): Promise<Value> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      const isPassing = error instanceof WebDriverError && PASSING.test(error.message);
      if (!isPassing || performance.now() > end) {
        throw isPassing ? new Error(`${name}: ${error.message}`) : error;
      }
    }
    await delay(POLL_MS);
  }
}

function textOf(text: Text, exact = false): string {
  return typeof text === 'string'
    ? `${JSON.stringify(text)}${exact ? 's' : 'i'}`
    : String(text);
}

/** In an attribute, a quote would end the selector. */
function attributeOf(text: Text, exact = false): string {
  return typeof text === 'string'
    ? `"${text.replace(/["\\]/g, '\\$&')}"${exact ? 's' : 'i'}`
    : String(text).replace(/["'`>]/g, (end) => `\\x${end.charCodeAt(0).toString(16)}`);
}

function filterOf({has, hasText, visible}: FilterOptions): string {
  return [
    ...(hasText === undefined ? [] : [`internal:has-text=${textOf(hasText)}`]),
    ...(has === undefined ? [] : [`internal:has=${JSON.stringify(has.selector)}`]),
    ...(visible === undefined ? [] : [`visible=${visible}`]),
  ]
    .map((part) => ` >> ${part}`)
    .join('');
}

/** What builds locators: a page, or a locator for what is inside of its elements. */
export abstract class Scope {
  abstract locator(selector: string | Locator, options?: FilterOptions): Locator;

  getByRole(role: string, {name, exact, ...others}: RoleOptions = {}): Locator {
    const states = Object.entries(others).map(([key, value]) => [
      key === 'includeHidden' ? 'include-hidden' : key,
      String(value),
    ]);
    const all =
      name === undefined ? states : [...states, ['name', attributeOf(name, exact)]];
    return this.locator(
      `internal:role=${role}${all.map(([key, value]) => `[${key}=${value}]`).join('')}`,
    );
  }

  getByText(text: Text, {exact}: {exact?: boolean} = {}): Locator {
    return this.locator(`internal:text=${textOf(text, exact)}`);
  }

  getByLabel(text: Text, {exact}: {exact?: boolean} = {}): Locator {
    return this.locator(`internal:label=${textOf(text, exact)}`);
  }

  getByTitle(text: Text, {exact}: {exact?: boolean} = {}): Locator {
    return this.locator(`internal:attr=[title=${attributeOf(text, exact)}]`);
  }

  getByAltText(text: Text, {exact}: {exact?: boolean} = {}): Locator {
    return this.locator(`internal:attr=[alt=${attributeOf(text, exact)}]`);
  }
}

/** The elements of a page that a selector finds, with the methods of Playwright's `Locator` that promises use. */
export class Locator extends Scope {
  /** The matchers of Playwright ask for it. */
  readonly _apiName = 'Locator';

  constructor(
    private readonly owner: WebKitPage,
    readonly selector: string,
  ) {
    super();
  }

  override toString(): string {
    return this.selector;
  }

  page(): WebKitPage {
    return this.owner;
  }

  locator(inner: string | Locator, options: FilterOptions = {}): Locator {
    const selector =
      typeof inner === 'string'
        ? inner
        : `internal:chain=${JSON.stringify(inner.selector)}`;
    return this.with(` >> ${selector}${filterOf(options)}`);
  }

  filter(options: FilterOptions): Locator {
    return this.with(filterOf(options));
  }

  and(other: Locator): Locator {
    return this.with(` >> internal:and=${JSON.stringify(other.selector)}`);
  }

  or(other: Locator): Locator {
    return this.with(` >> internal:or=${JSON.stringify(other.selector)}`);
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  nth(index: number): Locator {
    return this.with(` >> nth=${index}`);
  }

  async count(): Promise<number> {
    return this.many('(elements) => elements.length');
  }

  async all(): Promise<Locator[]> {
    return Array.from({length: await this.count()}, (_, index) => this.nth(index));
  }

  allTextContents(): Promise<string[]> {
    return this.many('(elements) => elements.map((element) => element.textContent)');
  }

  evaluateAll<Value>(
    act: (elements: Element[], argument: unknown) => Value,
    argument?: unknown,
  ): Promise<Value> {
    return this.many(String(act), argument);
  }

  evaluate<Value>(
    act: (element: Element, argument: unknown) => Value,
    argument?: unknown,
  ): Promise<Value> {
    return this.one(
      `(engine, element, argument) => (${String(act)})(element, argument)`,
      argument,
    );
  }

  async evaluateHandle(
    act: (element: Element, argument: unknown) => unknown,
    argument?: unknown,
  ): Promise<PageValue> {
    const code = `async (engine, element, argument) => { const value = await (${String(act)})(element, argument); ${KEEP} }`;
    return new PageValue(this.owner, await this.one<number>(code, argument));
  }

  textContent(): Promise<string | null> {
    return this.one('(engine, element) => element.textContent');
  }

  innerText(): Promise<string> {
    return this.one('(engine, element) => element.innerText');
  }

  innerHTML(): Promise<string> {
    return this.one('(engine, element) => element.innerHTML');
  }

  getAttribute(name: string): Promise<string | null> {
    return this.one('(engine, element, name) => element.getAttribute(name)', name);
  }

  boundingBox(): Promise<{x: number; y: number; width: number; height: number} | null> {
    return this.one('(engine, element) => element.getBoundingClientRect().toJSON()');
  }

  isVisible(): Promise<boolean> {
    return this.many(
      '(elements, argument, engine) => elements.length > 0 && engine.elementState(elements[0], "visible", true).matches',
    );
  }

  isChecked(): Promise<boolean> {
    return this.one(
      '(engine, element) => engine.elementState(element, "checked").matches',
    );
  }

  async waitFor({
    state = 'visible',
  }: {state?: 'visible' | 'hidden' | 'attached' | 'detached'} = {}): Promise<void> {
    const {matches} = await this._expect(`to.be.${state}`, {timeout: ACTION_TIMEOUT_MS});
    if (!matches) {
      throw new Error(`${this.selector} is not ${state}.`);
    }
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.one(
      '(engine, element) => { if (element.getBoundingClientRect().bottom > innerHeight || element.getBoundingClientRect().top < 0) element.scrollIntoView({block: "center"}); }',
    );
  }

  async focus(): Promise<void> {
    await this.one('(engine, element) => { element.focus(); }');
  }

  async blur(): Promise<void> {
    await this.one('(engine, element) => { element.blur(); }');
  }

  /** Presses where the middle of the element is, when nothing covers it. */
  async click({force = false, timeout}: PressOptions = {}): Promise<void> {
    if (force) {
      await this.one('(engine, element) => { element.click(); }');
      return;
    }
    await this.point('mouse', ({x, y}) => this.owner.mouse.click(x, y), {timeout});
  }

  async hover({position}: {position?: Point} = {}): Promise<void> {
    await this.point('hover', ({x, y}) => this.owner.mouse.move(x, y), {position});
  }

  async check(options: PressOptions = {}): Promise<void> {
    if (!(await this.isChecked())) {
      await this.click(options);
    }
  }

  async fill(value: string): Promise<void> {
    await this.one(
      `(engine, element, value) => {
        const result = engine.fill(element, value);
        if (result === 'needsinput') {
          document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
        } else if (result !== 'done') {
          throw new Error('no such field: ' + result);
        }
      }`,
      value,
    );
  }

  async press(chord: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.press(chord);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.type(text);
  }

  async selectOption(
    option: string | {label?: string; value?: string; index?: number},
  ): Promise<void> {
    const wanted = typeof option === 'string' ? {valueOrLabel: option} : option;
    await this.one(
      `(engine, element, option) => {
        const result = engine.selectOptions(element, [option]);
        if (typeof result === 'string') throw new Error('no such option: ' + result);
      }`,
      wanted,
    );
  }

  /** What the matchers of Playwright call. */
  async _expect(
    expression: string,
    {timeout, signal: _, title: __, ...options}: Expectation,
  ): Promise<{matches: boolean; received?: {value: unknown}; timedOut?: boolean}> {
    const isNot = options.isNot === true;
    const isMany = expression === 'to.have.count' || expression.endsWith('.array');
    const end = performance.now() + timeout;
    for (;;) {
      let received: {value: unknown} | undefined;
      try {
        const result = await this.owner.call<{matches: boolean; received?: unknown}>(
          `async (engine, selector, options, isMany) => {
            const elements = engine.querySelectorAll(engine.parseSelector(selector), document);
            if (!isMany && elements.length > 1) {
              throw engine.strictModeViolationError(engine.parseSelector(selector), elements);
            }
            if (isMany) return engine.expectArray(elements, options);
            if (elements.length > 0 || /url|title/.test(options.expression)) {
              return engine.expectSingleElement(elements[0], options, true);
            }
            const isGone = /hidden|detached/.test(options.expression);
            const isNowhere = /visible|attached|viewport/.test(options.expression);
            return {matches: isGone || (options.isNot && !isNowhere), received: 'no element'};
          }`,
          this.selector,
          {...options, isNot, expression},
          isMany,
        );
        received = {value: result.received};
        if (result.matches !== isNot) {
          return {matches: !isNot, received};
        }
      } catch (error) {
        if (!(error instanceof WebDriverError)) {
          throw error;
        }
      }
      if (performance.now() > end) {
        return {
          matches: isNot,
          timedOut: true,
          ...(received === undefined ? {} : {received}),
        };
      }
      await delay(POLL_MS);
    }
  }

  private with(more: string): Locator {
    return new Locator(this.owner, this.selector + more);
  }

  private many<Value>(code: string, argument?: unknown): Promise<Value> {
    return this.owner.call<Value>(
      `(engine, selector, argument) =>
        (${code})(engine.querySelectorAll(engine.parseSelector(selector), document), argument, engine)`,
      this.selector,
      argument,
    );
  }

  /** Calls a function with the only element, when it is there. */
  private one<Value>(code: string, argument?: unknown): Promise<Value> {
    return retried(this.selector, () => this.once<Value>(code, argument));
  }

  /** Calls a function with the only element, which must be there. */
  private once<Value>(code: string, argument?: unknown): Promise<Value> {
    return this.owner.call<Value>(
      `(engine, selector, argument) => {
        const element = engine.querySelector(engine.parseSelector(selector), document, true);
        if (!element) throw new Error('no such element');
        return (${code})(engine, element, argument);
      }`,
      this.selector,
      argument,
    );
  }

  /** Does something at a point of the element, and again if something else has met it, as Playwright does. */
  private async point(
    kind: 'mouse' | 'hover',
    act: (place: Point) => Promise<void>,
    {position, timeout}: {position?: Point; timeout?: number | undefined},
  ): Promise<void> {
    const attempt = async (): Promise<void> => {
      await act(await this.place(kind, position));
      // A page that has been left does not know.
      const met = await this.owner.call(`() => ${POINTED}?.stop()`).catch(() => null);
      if (met !== null && met !== 'done') {
        throw new WebDriverError('no such element: it has moved');
      }
    };
    await retried(`The pointer on ${this.selector}`, attempt, timeout);
  }

  /** Scrolls to the element and returns a point of it that nothing covers, when it no longer moves. */
  private place(kind: 'mouse' | 'hover', position?: Point): Promise<Point> {
    return this.once(
      `async (engine, element, {kind, position}) => {
        for (const state of ['visible', 'enabled']) {
          if (!engine.elementState(element, state, true).matches) throw new Error('no such element: not ' + state);
        }
        const box = () => element.getBoundingClientRect();
        const frame = () => new Promise(requestAnimationFrame);
        const at = () => {
          const boxes = [...element.getClientRects()];
          const {left, top, width, height} = boxes.find((one) => one.width > 0 && one.height > 0) ?? box();
          return position
            ? {x: left + position.x, y: top + position.y}
            : {x: left + width / 2, y: top + height / 2};
        };
        const isOutside = ({x, y}) => x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
        if (isOutside(at())) element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
        let before;
        let now = at();
        do { before = now; await frame(); now = at(); } while (before.x !== now.x || before.y !== now.y);
        const pointed = engine.setupHitTargetInterceptor(element, kind, now, false);
        if (typeof pointed === 'string') {
          element.scrollIntoView({block: 'center', behavior: 'instant'});
          throw new Error('no such element: covered by ' + pointed);
        }
        ${POINTED} = pointed;
        return now;
      }`,
      {kind, position},
    );
  }
}
