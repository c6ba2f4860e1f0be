import {expect, it} from 'vitest';
import type {KeptAnswer} from '../../../request/lazy/request-state';
import {issueAddress, printReport, type Report} from './report';

function answerOf(text: string): KeptAnswer {
  const body = {kind: 'text', text: '{}'};
  return {
    sent: {request: {method: 'POST', url: 'https://api.test/v1?a=1', body}},
    outcome: {status: 200, receivedAt: Date.UTC(2026, 0, 2), text},
  } as unknown as KeptAnswer;
}

const REPORT: Report = {
  page: 'https://docs.test/api/Pets/get-pet',
  operation: {
    ...{title: 'Get a pet', method: 'GET', path: '/pets/{id}', evidence: 'inferred'},
  },
  statement: ' It has a tail. ',
  answer: answerOf('{"a": "```"}'),
};

it('A report has statement, page, evidence, request and answer, and no text ends its code.', () => {
  expect(printReport(REPORT)).toBe(`It has a tail.

- Page: https://docs.test/api/Pets/get-pet
- Endpoint: \`GET /pets/{id}\`
- Evidence: inferred

Request:

\`\`\`
POST https://api.test/v1?a=1
\`\`\`

\`\`\`
{}
\`\`\`

Answer: 200, 2026-01-02T00:00:00.000Z

\`\`\`\`
{"a": "\`\`\`"}
\`\`\`\``);
});

it('A long answer is shortened.', () => {
  const text = printReport({...REPORT, answer: answerOf('x'.repeat(9000))});
  expect(text).toContain(`${'x'.repeat(2000)}…`);
  expect(text).not.toContain('x'.repeat(2001));
});

it.each([
  'https://github.com/example/docs/blob/HEAD/website/openapi.yaml',
  'https://github.com/example/docs/edit/main/docs/blob/a.md',
  'https://github.com/example/docs/tree/main/docs',
])('An issue is one of the repository of %s.', (editUrl) => {
  const {origin, pathname, searchParams} = new URL(issueAddress(editUrl, REPORT));
  expect(origin + pathname).toBe('https://github.com/example/docs/issues/new');
  expect(searchParams.get('title')).toBe('Get a pet');
  expect(searchParams.get('body')).toBe(printReport(REPORT));
});

it('An issue whose address would be too long is without the answer.', () => {
  const long = {...REPORT, answer: answerOf('é'.repeat(2000))};
  const {searchParams} = new URL(issueAddress('https://github.com/a/b/blob/x', long));
  expect(searchParams.get('body')).toBe(printReport({...REPORT, answer: undefined}));
});
