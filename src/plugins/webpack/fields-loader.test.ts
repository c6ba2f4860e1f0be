import {describe, expect, it} from 'vitest';
import load from './fields-loader';

function loaded(source: string): string {
  return load.call({getOptions: () => ({fields: ['plugins']})} as never, source);
}

describe('The fields that only the build reads', () => {
  const json = JSON.stringify({title: 'Kaia', plugins: [{title: '}'}]}, null, 2);

  it('are not in JSON for the browser.', () => {
    expect(JSON.parse(loaded(json))).toEqual({title: 'Kaia'});
  });

  it('are not in a module for the browser.', () => {
    expect(loaded(`/* Generated {} */\nexport default ${json};\n`)).toBe(
      '/* Generated {} */\nexport default {"title":"Kaia"};\n',
    );
  });
});
