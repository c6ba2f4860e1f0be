/** What a page has written to its console, or an uncaught error. */
export interface Message {
  readonly type: string;
  readonly text: string;
}

/** The type of the messages of uncaught errors. */
export const UNCAUGHT = 'pageerror';

/** Keeps the messages of a page, which WebKit's driver does not report, until the next call takes them. */
export const CONSOLE_SCRIPT = `{
  const messages = [];
  Object.defineProperty(window, '__messages', {value: messages});
  const add = (type, ...values) => messages.push({type, text: values.map(String).join(' ')});
  addEventListener('error', ({error, message}) => add('${UNCAUGHT}', error ?? message));
  addEventListener('unhandledrejection', ({reason}) => add('${UNCAUGHT}', reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    add('error', 'Content Security Policy:', violatedDirective, blockedURI));
  for (const [name, type] of Object.entries({debug: 'debug', error: 'error', info: 'info', log: 'log', warn: 'warning'})) {
    const write = console[name];
    console[name] = (...values) => { add(type, ...values); write.apply(console, values); };
  }
}`;

/** The expression that takes them. */
export const TAKE_MESSAGES = 'window.__messages?.splice(0) ?? []';
