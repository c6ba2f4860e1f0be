import {describe, expect, it} from 'vitest';
import {createHiding} from './secrets';

const SECRET = 'a+b/"c\\é k';

const base64 = Buffer.from(SECRET).toString('base64');

const unicode = Array.from(
  SECRET,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
).join('');

describe('A credential in an answer is hidden', () => {
  it.each([
    ['as it is', SECRET],
    ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in JSON with escaped slashes', 'a+b\\/\\"c\\\\é k'],
    ['in JSON in JSON', JSON.stringify(JSON.stringify(SECRET)).slice(3, -3)],
    ['in escapes of Unicode', unicode],
    ['in escapes of Unicode with capitals', unicode.replace('e9', 'E9')],
    ['percent-encoded', encodeURIComponent(SECRET)],
    ['percent-encoded with small letters', encodeURIComponent(SECRET).toLowerCase()],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(SECRET))],
    ['as a field of a form', new URLSearchParams({a: SECRET}).toString().slice(2)],
    ['in base64', base64],
    ['in base64 without its end', base64.replace(/=+$/, '')],
    ['in base64 of URLs', base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['in base64, percent-encoded', encodeURIComponent(base64)],
    ['in HTML', 'a+b/&quot;c\\é k'],
    ['in numbers of HTML', 'a&#43;b/&#x22;c\\&#xE9; k'],
  ])('%s.', (_, form) => {
    expect(createHiding([SECRET])(`before ${form} after ${form}`)).toBe(
      'before *** after ***',
    );
  });

  it('as the pair of basic authentication, and as each part of it.', () => {
    const pair = Buffer.from('user:password').toString('base64');
    const hide = createHiding(['user:password', 'user', 'password']);
    expect(hide(`Basic ${pair}, user:password, password of user`)).toBe(
      'Basic ***, ***, *** of ***',
    );
  });

  it('and nothing else is.', () => {
    expect(createHiding(['', 'k.y'])('key k.y')).toBe('key ***');
    expect(createHiding([''])('a')).toBe('a');
  });
});
