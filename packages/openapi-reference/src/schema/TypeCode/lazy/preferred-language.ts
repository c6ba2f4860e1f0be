import {TYPE_LANGUAGES, type TypeLanguage} from '../../../reference/type-file';

const STORAGE_KEY = 'type-language';

/** Returns the language that the reader chose last, for types or else for samples. */
export function preferredLanguage(): TypeLanguage {
  const chosen = [readLanguage(), document.documentElement.dataset['language']]
    .map((name) => TYPE_LANGUAGES.find(({id}) => id === name))
    .find((language) => language !== undefined);
  return (chosen ?? TYPE_LANGUAGES[0]).id;
}

/** Storage throws if the reader has disabled it. */
function readLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function storeLanguage(language: TypeLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice then holds for this page only.
  }
}
