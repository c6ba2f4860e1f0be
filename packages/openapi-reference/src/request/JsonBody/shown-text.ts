import {translate} from '@docusaurus/Translate';

/** Names of properties and indexes of items, from the body to a value. */
export type ValuePath = readonly (string | number)[];

const MAX_LENGTH = 60;

/** Characters that are invisible or change the order of the text around them. */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Makes an untrusted text short, and its hidden characters visible: `a\u202eb`. */
export function shownText(text: string): string {
  const characters = Array.from(text.slice(0, 4 * MAX_LENGTH));
  const short =
    characters.length > MAX_LENGTH
      ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
      : characters.join('');
  return short.replace(
    HIDDEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Prints a path as `pet.tags[2]["full name"]`. The path of the body itself has a name. */
export function pathText(path: ValuePath): string {
  if (path.length === 0) {
    return translate({id: 'panel.body.root', message: 'the body'});
  }
  return path
    .map((step, index) => {
      if (typeof step === 'number') {
        return `[${step}]`;
      }
      const name = shownText(step);
      if (!/^[\w$@-]+$/.test(name)) {
        return `["${name}"]`;
      }
      return index === 0 ? name : `.${name}`;
    })
    .join('');
}
