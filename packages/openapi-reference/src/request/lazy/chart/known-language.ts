/**
 * uPlot formats by the language of the browser while it loads. Some systems give the browser a name that is no
 * language, such as "C".
 */
export function ensureKnownLanguage(): void {
  try {
    Intl.getCanonicalLocales(navigator.language);
  } catch {
    const {locale} = new Intl.NumberFormat().resolvedOptions();
    Object.defineProperty(navigator, 'language', {value: locale, configurable: true});
  }
}
