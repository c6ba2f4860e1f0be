import type {OperationView} from '../../../pages/page-data';
import type {KeptAnswer} from '../../../request/lazy/request-state';

/** What a reader says of an operation. */
export interface Report {
  /** The address of the page. */
  readonly page: string;
  readonly operation: Pick<OperationView, 'title' | 'method' | 'path' | 'evidence'>;
  readonly statement: string;
  /** An answer that shows it, with its request, which has no credentials. */
  readonly answer: KeptAnswer | undefined;
}

/** Longest answer in a report, in characters. */
const MAX_ANSWER = 2000;

/** Longest address that GitHub takes, with room for the title. */
const MAX_ADDRESS = 7000;

/** Writes a report as Markdown. */
export function printReport({page, operation, statement, answer}: Report): string {
  const {method, path, evidence} = operation;
  return [
    statement.trim(),
    [
      `- Page: ${page}`,
      `- Endpoint: \`${method} ${path}\``,
      ...(evidence === undefined ? [] : [`- Evidence: ${evidence}`]),
    ].join('\n'),
    ...(answer === undefined ? [] : [printAnswer(answer)]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function printAnswer({sent: {request}, outcome}: KeptAnswer): string {
  const {status, text, receivedAt} = outcome;
  const body = request.body?.kind === 'text' ? `\n\n${fenced(request.body.text)}` : '';
  const time = new Date(receivedAt).toISOString();
  return `Request:\n\n${fenced(`${request.method} ${request.url}`)}${body}\n\nAnswer: ${status}, ${time}\n\n${fenced(shorten(text))}`;
}

function shorten(text: string): string {
  return text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER)}…` : text;
}

/** Makes a block of code, which no text in it can end. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

/**
 * Returns the address of a new issue with a report. A report that is too long for an address is without its
 * answer.
 *
 * @param editUrl of the file of the page: `https://github.com/example/docs/blob/HEAD/openapi.yaml`.
 */
export function issueAddress(editUrl: string, report: Report): string {
  const address = (one: Report): string => {
    const query = new URLSearchParams({
      title: report.operation.title,
      body: printReport(one),
    });
    return `${editUrl.replace(/\/(blob|edit|tree)\/.*$/s, '')}/issues/new?${query}`;
  };
  const whole = address(report);
  return whole.length > MAX_ADDRESS ? address({...report, answer: undefined}) : whole;
}
