/**
 * Returns a script that runs after the colour mode script of Docusaurus. It applies the default
 * mode if storage is unavailable or holds an invalid value; Docusaurus would then set no mode,
 * and the page would turn light.
 */
export function colourModeScript(defaultMode: string): string {
  return `(function (data) {
  if (!/^(light|dark)$/.test(data.theme)) data.theme = ${JSON.stringify(defaultMode)};
})(document.documentElement.dataset);`;
}
