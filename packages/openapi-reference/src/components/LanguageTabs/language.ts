export function syncLanguage(container: Element): void {
  const {language} = document.documentElement.dataset;
  if (language !== undefined) {
    container
      .querySelectorAll<HTMLInputElement>('input[data-language-input]')
      .forEach((input) => {
        input.checked = input.value === language;
      });
  }
}
