import {describe, expect, it} from 'vitest';
import {readAnswer} from '@site/tests/fixtures/chart-answer';

describe('readRows', () => {
  it('keeps all digits of numbers, and decodes strings.', () => {
    expect(
      readAnswer(
        '{"data": {"rows": [{"a": 123456789012345678901234567890, "b": "x\\n\\"y"}, {"a": 2.50}]}}',
        ['data', 'rows'],
        [['a'], ['b']],
      ),
    ).toEqual([
      ['123456789012345678901234567890', 'x\n"y'],
      ['2.50', undefined],
    ]);
  });

  it('reads values inside objects of the entries.', () => {
    expect(readAnswer('[{"x": [1, {"y": 9}], "h": {"y": 3}}]', [], [['h', 'y']])).toEqual(
      [['3']],
    );
  });

  it('has no value for null, booleans, objects, arrays and entries of another type.', () => {
    expect(
      readAnswer(
        '[{"a": null}, {"a": true}, {"a": {}}, {"a": [1]}, 5, []]',
        [],
        [['a']],
      ).flat(),
    ).toEqual(Array(6).fill(undefined));
  });

  it.each(['{}', '{"rows": {}}', '{"rows": 3}', '[]', '5', '{"other": [{"a": 1}]}'])(
    'finds no rows in %s.',
    (text) => {
      expect(readAnswer(text, ['rows'], [['a']])).toEqual([]);
    },
  );

  it('takes names such as those of prototypes as they are.', () => {
    expect(
      readAnswer('{"__proto__": [{"constructor": 1}]}', ['__proto__'], [['constructor']]),
    ).toEqual([['1']]);
  });
});
