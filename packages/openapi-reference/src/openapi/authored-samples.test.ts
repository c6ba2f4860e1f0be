import {describe, expect, it} from 'vitest';
import {otherSamples, withAuthoredSamples} from './authored-samples';
import type {CodeSample} from '../reference/code-sample';

const ours = ['curl', 'python', 'go', 'nodejs'].map((language): CodeSample => ({
  language,
  label: '',
  prism: '',
  code: `our ${language}`,
}));

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

  it('leaves other languages, which are samples beside these.', () => {
    const list = [
      {lang: 'Ruby', label: 'Ruby with Faraday', source: 'given ruby'},
      {lang: 'Perl', source: 'given perl'},
      {lang: 'cURL', source: 'given curl'},
    ];
    for (const name of ['x-codeSamples', 'x-code-samples']) {
      const operation = {[name]: list};
      expect(withAuthoredSamples(operation, ours).slice(1)).toEqual(ours.slice(1));
      expect(otherSamples(operation, false)).toEqual([
        {label: 'Ruby with Faraday', language: 'ruby', code: 'given ruby'},
        {label: 'Perl', language: 'perl', code: 'given perl'},
      ]);
      expect(otherSamples(operation, true).map(({language}) => language)).toEqual([
        'ruby',
        'perl',
        'curl',
      ]);
    }
  });

  it.each([undefined, null, 'text', [null], [{lang: 1, source: 'x'}], [{lang: 'go'}]])(
    'ignores %j, which is not a list of samples.',
    (value) => {
      expect(withAuthoredSamples({'x-codeSamples': value}, ours)).toEqual(ours);
    },
  );
});
