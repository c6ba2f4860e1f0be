import {describe, expect, it} from 'vitest';
import type {OperationObject} from '../document/document';
import {otherSamples, withAuthoredSamples} from './read-authored-samples';
import type {CodeSample} from './code-sample';

const ours = ['curl', 'python', 'go', 'nodejs'].map((language): CodeSample => ({
  language,
  label: '',
  prism: '',
  code: `our ${language}`,
}));

const codes = (operation: OperationObject): string =>
  withAuthoredSamples(operation, ours)
    .map(({code}) => code)
    .join(', ');

describe('withAuthoredSamples', () => {
  it('replaces generated samples by those of the document, by language.', () => {
    const given = ['Shell', 'JavaScript'].map((lang) => ({lang, source: `a ${lang}`}));
    const all = 'a Shell, our python, our go, a JavaScript';
    expect(codes({'x-codeSamples': given})).toBe(all);
  });

  it.each(['x-codeSamples', 'x-code-samples'])(
    'leaves other languages of %s.',
    (name) => {
      const [ruby, perl, curl] = ['Ruby', 'Perl', 'cURL'].map((lang) => ({
        lang,
        source: 'x',
      }));
      const operation = {[name]: [{...ruby, label: 'Faraday'}, perl, curl]};
      expect(codes(operation)).toBe('x, our python, our go, our nodejs');
      expect(otherSamples(operation, false)).toEqual([
        {label: 'Faraday', language: 'ruby', code: 'x'},
        {label: 'Perl', language: 'perl', code: 'x'},
      ]);
      expect(otherSamples(operation, true)).toHaveLength(3);
    },
  );

  it.each([null, 'text', [null], [{lang: 1, source: 'x'}], [{lang: 'go'}]])(
    'ignores %j, which is not a list of samples.',
    (value) => {
      expect(withAuthoredSamples({'x-codeSamples': value}, ours)).toEqual(ours);
    },
  );
});
