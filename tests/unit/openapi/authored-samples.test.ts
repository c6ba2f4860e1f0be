import {describe, expect, it} from 'vitest';
import {withAuthoredSamples} from '../../../src/openapi/authored-samples';
import type {CodeSample} from '../../../src/reference/code-sample';

const ours: CodeSample[] = [
  {language: 'curl', code: 'our curl'},
  {language: 'python', code: 'our python'},
  {language: 'go', code: 'our go'},
  {language: 'nodejs', code: 'our node'},
];

describe('withAuthoredSamples', () => {
  it('replaces generated samples by those of the document, by language.', () => {
    const operation = {
      'x-codeSamples': [
        {lang: 'Shell', source: 'given curl'},
        {lang: 'JavaScript', source: 'given node'},
      ],
    };
    expect(withAuthoredSamples(operation, ours).map(({code}) => code)).toEqual([
      'given curl',
      'our python',
      'our go',
      'given node',
    ]);
  });

  it('ignores languages that the site does not display.', () => {
    const operation = {'x-codeSamples': [{lang: 'Ruby', source: 'given ruby'}]};
    expect(withAuthoredSamples(operation, ours)).toEqual(ours);
  });

  it.each([undefined, null, 'text', [null], [{lang: 1, source: 'x'}], [{lang: 'go'}]])(
    'ignores %j, which is not a list of samples.',
    (value) => {
      expect(withAuthoredSamples({'x-codeSamples': value}, ours)).toEqual(ours);
    },
  );
});
