import {sampleLanguages, type SampleLanguage} from '../../openapi/samples/language';

/** Key of the chosen language in localStorage. */
const STORAGE_KEY = 'sample-language';

/**
 * Runs in the head of every page, before anything is painted: puts the stored language on the root
 * element, which the style sheet chooses the sample by, so that nothing jumps.
 */
export const LANGUAGE_SCRIPT = `try{var l=localStorage.getItem(${JSON.stringify(STORAGE_KEY)});${JSON.stringify(
  sampleLanguages.map(({id}) => id),
)}.includes(l)&&(document.documentElement.dataset.language=l)}catch(e){}`;

/** The language the reader chose before, if the browser has kept it. */
export function storedLanguage(): SampleLanguage | undefined {
  const language = document.documentElement.dataset.language;
  return sampleLanguages.find(({id}) => id === language)?.id;
}

/** Shows a language in every sample of the page, and keeps it for the next pages. */
export function rememberLanguage(language: SampleLanguage): void {
  document.documentElement.dataset.language = language;
  document
    .querySelectorAll<HTMLInputElement>('input[data-language-input]')
    .forEach((input) => {
      input.checked = input.value === language;
    });
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is switched off or full: the choice holds for this page.
  }
}
