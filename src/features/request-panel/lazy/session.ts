import {translate} from '@docusaurus/Translate';
import {copyText} from '@site/src/components/Code/copy-text';
import {highlightLiveSample} from '@site/src/highlight/in-browser';
import type {CodeSample, HighlightedSample} from '@site/src/reference/code-sample';
import {
  onNetworkChange,
  showNetwork,
  shownNetwork,
} from '@site/src/features/network/network';
import {
  BODY_NAME,
  NETWORK_NAME,
  parameterKey,
  replaceRequest,
  requestLink,
  type RequestValues,
} from '@site/src/reference/request-link';
import {operationRoute} from '@site/src/reference/route';
import {createSamples} from '@site/src/code-samples';
import type {SchemaComponents} from '@site/src/reference/schema';
import type {Server} from '@site/src/reference/server';
import {checkValue} from '@site/src/reference/value-check';
import type {OperationView} from '@site/src/reference/page-data';
import {heldKey, holdKey} from './key';
import {sampleRequestOf} from './live-samples';
import {problemText} from './problem-text';
import {addRecent, recentRequests, type RecentRequest} from './recent';
import {createRequest, withKey, type PanelRequest} from './request';
import {send, type Outcome} from './send';

/** How long a request may take until the panel says that it is under way, in milliseconds. */
const PROGRESS_DELAY_MS = 200;

/** What the panel says at its fields, by their names. */
export type FieldProblems = Readonly<Record<string, string>>;

/** What stands under the form. */
export type Shown =
  | {kind: 'outcome'; outcome: Outcome; address: string; network: string}
  /** The reader has ended the request before its answer came. */
  | {kind: 'cancelled'; address: string}
  /** The description's example, in place of an answer. */
  | {kind: 'example'; text: string};

/** What the panel shows beside its fields. */
export interface PanelState {
  /** Whether a request has been under way for a while. */
  isWaiting: boolean;
  shown?: Shown;
  /** A word on what has just been done, such as "Link copied". */
  notice: string;
  recent: readonly RecentRequest[];
}

/** What a session is made of. */
export interface PanelParts {
  operation: OperationView;
  components: SchemaComponents;
  form: HTMLFormElement;
  onProblems: (problems: FieldProblems) => void;
  onSamples: (samples: HighlightedSample[]) => void;
}

/** A request that has no answer yet. */
interface PendingRequest {
  controller: AbortController;
  request: PanelRequest;
  /** Its address without the key. */
  address: string;
}

/** A request of another page that is to be sent there as soon as its panel is there. */
let toRun: {route: string} | undefined;

/**
 * The panel while it is used. The fields are those of the page, and the form is the one place where
 * their values are; this reads them when something happens, and tells the views what has changed.
 */
export class PanelSession {
  readonly operation: OperationView;
  readonly components: SchemaComponents;

  private state: PanelState = {isWaiting: false, notice: '', recent: recentRequests()};
  private readonly listeners = new Set<() => void>();
  private readonly end = new AbortController();
  private pending: PendingRequest | undefined;
  private problems: FieldProblems = {};

  constructor(private readonly parts: PanelParts) {
    this.operation = parts.operation;
    this.components = parts.components;
    const {signal} = this.end;
    const {form} = parts;
    form.addEventListener('input', (event) => this.takeInput(event), {signal});
    form.addEventListener('change', (event) => this.takeChange(event), {signal});
    form.addEventListener('keydown', (event) => this.takeKey(event), {signal});
    signal.addEventListener(
      'abort',
      onNetworkChange(() => this.takeNetwork()),
    );
    this.fillInKey();
    this.follow();
    if (toRun?.route === this.route) {
      toRun = undefined;
      // The fields are filled in from the address, right after this.
      queueMicrotask(() => this.send());
    }
  }

  /** Ends the session with all that is under way. */
  disconnect(): void {
    this.abort();
    this.end.abort();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): PanelState => this.state;

  /** Brings the samples to what the fields and the network are now. */
  follow(): void {
    const {operation, parts} = this;
    const values = this.values();
    const live =
      Object.keys(values).length === 0
        ? undefined
        : createSamples(this.sampleRequest()).map(highlightLiveSample);
    parts.onSamples(
      operation.samples.map((sample) =>
        sample.given
          ? sample
          : (live?.find(({language}) => language === sample.language) ?? sample),
      ),
    );
  }

  /**
   * Checks the fields, and sends the request that they make, in the place of another one that is under
   * way. The same request is not sent again while it is under way: calls cost credits.
   */
  send(): void {
    if (!this.check()) {
      return;
    }
    const {operation, components, server} = this;
    const request = createRequest(
      operation,
      components,
      this.values(),
      server.url,
      this.key(),
    );
    if (!isSame(request, this.pending?.request)) {
      this.abort();
      void this.run(request);
    }
  }

  /** Ends the request that is under way, and says so in the place of the answer before. */
  cancel(): void {
    if (this.pending === undefined) {
      return;
    }
    const {address} = this.pending;
    this.abort();
    this.change({shown: {kind: 'cancelled', address}, notice: ''});
    const {form} = this.parts;
    // The button that was pressed is gone.
    if (!form.contains(document.activeElement)) {
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({preventScroll: true});
    }
  }

  /** Fills in the examples that make a request: of what is required and of what the samples send. */
  fillExamples(): void {
    const {parameters} = this.operation;
    const some = parameters.filter(({inSample}) => inSample);
    (some.length === 0 ? parameters : some).forEach((parameter) => {
      const field = this.field(parameterKey(parameter));
      if (field !== undefined) {
        field.value = parameter.example.join(',');
      }
    });
    this.tell({});
    this.follow();
    this.writeAddress();
  }

  /** Shows the example of the description in the place of an answer. */
  showExample(): void {
    const success = this.operation.responses.find(
      ({status, content}) => status.startsWith('2') && content?.exampleHtml !== undefined,
    );
    const html = success?.content?.exampleHtml ?? '';
    const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
    this.abort();
    this.change({shown: {kind: 'example', text}, notice: ''});
  }

  /** Copies the address of the page with the form filled in. */
  copyLink(): void {
    this.writeAddress();
    this.copy(
      location.href,
      translate({id: 'panel.link.copied', message: 'Link copied.'}),
    );
  }

  /** Forgets the key everywhere. */
  forgetKey(): void {
    const field = this.field('key');
    if (field !== undefined) {
      field.value = '';
    }
    this.setRemember(false);
    holdKey('', false);
    this.change({
      notice: translate({id: 'panel.key.forgotten', message: 'Key forgotten.'}),
    });
  }

  /** Copies the sample that is shown with the key in it. */
  copyWithKey(): void {
    const key = this.key();
    if (key === '') {
      this.field('key')?.focus();
      this.change({
        notice: translate({id: 'panel.key.missing', message: 'Enter a key first.'}),
      });
      return;
    }
    const samples = createSamples(withKey(this.sampleRequest(), key));
    const {language} = document.documentElement.dataset;
    const sample: CodeSample | undefined =
      samples.find((one) => one.language === language) ?? samples[0];
    this.copy(
      sample?.code ?? '',
      translate(
        {
          id: 'panel.key.copied',
          message: 'Copied for {language}, with your key in it.',
        },
        {language: sample?.language ?? ''},
      ),
    );
  }

  /**
   * Sends a request of the list again.
   *
   * @param open - opens the address of another page.
   */
  runAgain(recent: RecentRequest, open: (address: string) => void): void {
    const {[NETWORK_NAME]: network, ...values} = recent.values;
    if (network !== undefined) {
      showNetwork(network);
    }
    if (recent.route !== this.route) {
      toRun = {route: recent.route};
      open(requestLink(recent.route, recent.values));
      return;
    }
    this.fieldNames().forEach((name) => {
      const field = this.field(name);
      if (field !== undefined) {
        field.value = values[name] ?? '';
      }
    });
    this.follow();
    this.send();
  }

  private get route(): string {
    return operationRoute(this.operation);
  }

  /** The server of the chosen network; the first where the operation is not on that network. */
  private get server(): Server {
    const {servers} = this.operation;
    const server = servers.find(({id}) => id === shownNetwork()) ?? servers[0];
    if (server === undefined) {
      throw new Error('An operation has a server.');
    }
    return server;
  }

  private abort(): void {
    this.pending?.controller.abort();
    this.pending = undefined;
    this.change({isWaiting: false});
  }

  private async run(request: PanelRequest): Promise<void> {
    const {operation, components, server} = this;
    const values = this.values();
    const controller = new AbortController();
    const {url: address} = createRequest(operation, components, values, server.url, '');
    this.pending = {controller, request, address};
    this.change({notice: ''});
    this.writeAddress();
    const timer = setTimeout(() => this.change({isWaiting: true}), PROGRESS_DELAY_MS);
    const recent: RecentRequest = {
      title: operation.title,
      route: this.route,
      method: operation.method,
      path: address.slice(server.url.length),
      values: {...values, [NETWORK_NAME]: server.id},
    };
    this.change({recent: addRecent(recent)});
    const outcome = await send(request, controller.signal);
    clearTimeout(timer);
    if (controller.signal.aborted) {
      return;
    }
    this.pending = undefined;
    this.change({
      isWaiting: false,
      shown: {kind: 'outcome', outcome, address, network: server.id},
      ...(outcome.kind === 'answer'
        ? {recent: addRecent({...recent, status: outcome.status})}
        : {}),
    });
  }

  /** Says at each field what is wrong with it, and goes to the first. */
  private check(): boolean {
    const {operation, components} = this;
    const problems: Record<string, string> = {};
    // What a header can carry (RFC 9110, section 5.5, without spaces and obs-text).
    if (!/^[\x21-\x7e]*$/.test(this.key())) {
      problems.key = translate({
        id: 'panel.problem.key',
        message: 'A key has no spaces and no letters beyond ASCII.',
      });
    }
    operation.parameters
      .filter((parameter) => parameter.in !== 'cookie')
      .forEach((parameter) => {
        const name = parameterKey(parameter);
        const problem = checkValue(parameter, components, this.field(name)?.value ?? '');
        if (problem !== undefined) {
          problems[name] = problemText(problem);
        }
      });
    const bodyProblem = this.bodyProblem();
    if (bodyProblem !== undefined) {
      problems[BODY_NAME] = bodyProblem;
    }
    this.tell(problems);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      this.field(first)?.focus();
    }
    return first === undefined;
  }

  private bodyProblem(): string | undefined {
    const {requestBody} = this.operation;
    const text = this.field(BODY_NAME)?.value.trim() ?? '';
    if (requestBody === undefined) {
      return undefined;
    }
    if (text === '') {
      return requestBody.required ? problemText({kind: 'required'}) : undefined;
    }
    return /[/+]json\b/i.test(requestBody.content.mediaType) && !isJson(text)
      ? translate({id: 'panel.problem.json', message: 'This is not JSON.'})
      : undefined;
  }

  private takeInput({target}: Event): void {
    // The script in the head takes up the network, and then says so.
    if (!(target instanceof HTMLElement) || target === this.field(NETWORK_NAME)) {
      return;
    }
    const {panelField} = target.dataset;
    const name = panelField ?? target.getAttribute('name') ?? '';
    if (panelField !== undefined) {
      holdKey(this.key(), this.remembers());
    }
    const {[name]: known, ...others} = this.problems;
    if (known !== undefined) {
      this.tell(others);
    }
    this.follow();
  }

  private takeChange({target}: Event): void {
    if (target !== this.field(NETWORK_NAME)) {
      this.writeAddress();
    }
  }

  private takeNetwork(): void {
    this.follow();
    this.writeAddress();
  }

  private takeKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      this.cancel();
    }
  }

  private tell(problems: FieldProblems): void {
    this.problems = problems;
    this.parts.onProblems(problems);
  }

  /** What was typed before this code was there comes before what was held. */
  private fillInKey(): void {
    const field = this.field('key');
    if (field === undefined) {
      return;
    }
    const {key, isRemembered} = heldKey();
    if (field.value === '') {
      field.value = key;
      // A mark that was set before this code was there stays.
      this.setRemember(isRemembered || this.remembers());
    } else {
      holdKey(this.key(), this.remembers());
    }
  }

  /** The address carries what the form holds, so that it can be given to others; never the key. */
  private writeAddress(): void {
    const search = replaceRequest(location.search, {
      ...this.values(),
      [NETWORK_NAME]: this.server.id,
    });
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  private sampleRequest() {
    const {operation, components, server} = this;
    return sampleRequestOf(operation, components, this.values(), server.url);
  }

  /** What is filled in, by the names of an address. */
  private values(): RequestValues {
    return Object.fromEntries(
      this.fieldNames()
        .map((name) => [name, this.field(name)?.value.trim() ?? ''] as const)
        .filter(([, value]) => value !== ''),
    );
  }

  private fieldNames(): string[] {
    return [...this.operation.parameters.map(parameterKey), BODY_NAME];
  }

  private field(name: string): HTMLInputElement | undefined {
    const quoted = CSS.escape(name);
    const field = this.parts.form.querySelector<HTMLInputElement>(
      `[name="${quoted}"], [data-panel-field="${quoted}"]`,
    );
    return field ?? undefined;
  }

  private key(): string {
    return this.field('key')?.value.trim() ?? '';
  }

  private remembers(): boolean {
    return this.field('remember')?.checked === true;
  }

  private setRemember(remember: boolean): void {
    const field = this.field('remember');
    if (field !== undefined) {
      field.checked = remember;
    }
  }

  private copy(text: string, notice: string): void {
    const failed = translate({
      id: 'panel.copy.failed',
      message: 'The browser did not allow to copy.',
    });
    copyText(text).then(
      (isCopied) => this.change({notice: isCopied ? notice : failed}),
      () => this.change({notice: failed}),
    );
  }

  private change(change: Partial<PanelState>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }
}

function isSame(one: PanelRequest, other: PanelRequest | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
