import {describe, expect, it} from 'vitest';
import {indentJson} from '../../../src/components/RequestPanel/send';

describe('indentJson', () => {
  it.each([
    '{}',
    '[]',
    '{"a":[],"b":{}}',
    '{"a":[1,{"b":"c, d: {e}"}],"f":null}',
    '"text with \\"quotes\\" and : , {"',
    '[true,false,-1.5]',
  ])('indents %s as JSON.stringify does.', (text) => {
    expect(indentJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2));
  });

  it('keeps numbers as they were sent.', () => {
    const text = '{"big":123456789012345678901234567890,"exact":1.10}';
    expect(indentJson(text)).toBe(
      '{\n  "big": 123456789012345678901234567890,\n  "exact": 1.10\n}',
    );
  });

  it.each(['', 'plain', '<html>', '{"a":'])('says of %j that it is not JSON.', (text) => {
    expect(indentJson(text)).toBeUndefined();
  });
});
