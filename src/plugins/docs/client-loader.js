/** A route in `.docusaurus/routes.js` that has no children. */
const LEAF_ROUTE =
  /\{\n\s*path: '((?:[^'\\]|\\.)*)',\n\s*component: ComponentCreator\(.*\),\n\s*exact: true(?:,\n\s*\w+: .*)*\n\s*\},?/g;

/**
 * Removes generated docs from the routes that every page loads: `.docusaurus/routes.js` and
 * `.docusaurus/routesChunkNames.json`. The browser adds the route of such a page when it opens it.
 *
 * @this {import('webpack').LoaderContext<{paths: ReadonlySet<string>}>}
 * @param {string} source
 */
module.exports = function dropGeneratedRoutes(source) {
  const {paths} = this.getOptions();
  if (this.resourcePath.endsWith('.json')) {
    const routes = Object.entries(JSON.parse(source));
    // Keys end with a hash.
    const kept = routes.filter(([key]) => !paths.has(key.replace(/-[^-]+$/, '')));
    return JSON.stringify(Object.fromEntries(kept));
  }
  return source.replace(LEAF_ROUTE, (route, path) =>
    paths.has(path.replace(/\\'/g, "'")) ? '' : route,
  );
};
