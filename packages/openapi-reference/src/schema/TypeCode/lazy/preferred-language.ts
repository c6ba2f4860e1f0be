import {createStorageSlot} from '@docusaurus/theme-common';
import {TYPE_LANGUAGES, type TypeLanguage} from '../../../reference/type-file';

const slot = createStorageSlot('type-language', {persistence: 'localStorage'});

/** Returns the language that the reader chose last, for types or else for samples. */
export function preferredLanguage(): TypeLanguage {
  const chosen = [slot.get(), document.documentElement.dataset['language']]
    .map((name) => TYPE_LANGUAGES.find(({id}) => id === name))
    .find((language) => language !== undefined);
  return (chosen ?? TYPE_LANGUAGES[0]).id;
}

export function storeLanguage(language: TypeLanguage): void {
  slot.set(language);
}
