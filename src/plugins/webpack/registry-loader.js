/**
 * Drops the paths of modules from the registry of Docusaurus, which goes to every page. React Loadable
 * reads them where pages are rendered to HTML only.
 *
 * @param {string} source of `.docusaurus/registry.js`
 */
module.exports = function dropModulePaths(source) {
  return source.replace(
    /, "(?:[^"\\]|\\.)*", require\.resolveWeak/g,
    ', "", require.resolveWeak',
  );
};
