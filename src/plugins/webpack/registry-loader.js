/**
 * Removes module paths from `.docusaurus/registry.js`, which every page loads. React Loadable
 * reads them on the server only.
 *
 * @param {string} source Source of `.docusaurus/registry.js`.
 */
module.exports = function dropModulePaths(source) {
  return source.replace(
    /, "(?:[^"\\]|\\.)*", require\.resolveWeak/g,
    ', "", require.resolveWeak',
  );
};
