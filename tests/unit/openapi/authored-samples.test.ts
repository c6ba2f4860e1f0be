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
  it('puts the samples of the description in the place of ours, by language.', () => {
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

  it('leaves out languages that the site does not show.', () => {
    const operation = {'x-codeSamples': [{lang: 'Ruby', source: 'given ruby'}]};
    expect(withAuthoredSamples(operation, ours)).toEqual(ours);
  });

  it.each([undefined, null, 'text', [null], [{lang: 1, source: 'x'}], [{lang: 'go'}]])(
    'takes no notice of %j, which is no list of samples.',
    (value) => {
      expect(withAuthoredSamples({'x-codeSamples': value}, ours)).toEqual(ours);
    },
  );
});
