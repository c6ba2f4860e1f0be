/**
 * Runs right behind the script of Docusaurus that chooses the colours: where the storage is not there or
 * holds something else than a mode, that one chooses none, and the page would turn light.
 */
export function colourModeScript(defaultMode: string): string {
  return `(function (data) {
  if (!/^(light|dark)$/.test(data.theme)) data.theme = ${JSON.stringify(defaultMode)};
})(document.documentElement.dataset);`;
}
