/** The fields of every response. Backticks mark code in descriptions. */
export const envelopeFields = [
  {
    name: 'status',
    type: 'string',
    description:
      '`1` for success and `0` for failure. Not every error changes it: see the errors below.',
  },
  {
    name: 'message',
    type: 'string',
    description: '`OK`, or the text of the error.',
  },
  {
    name: 'result',
    type: 'object, array or string',
    description: 'What the action returns. Each action describes its own.',
  },
] as const;

/** Returns the answer with a result. */
export function wrapResult(result: unknown): object {
  return {status: '1', message: 'OK', result};
}
