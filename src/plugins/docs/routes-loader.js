/** A route in `.docusaurus/routes.js` that has no children. */
const LEAF_ROUTE =
  /\{\n\s*path: '((?:[^'\\]|\\.)*)',\n\s*component: ComponentCreator\(.*\),\n\s*exact: true(?:,\n\s*\w+: .*)*\n\s*\},?/g;

/** The marked path of a parent route, see `routes.ts`. The chunk names keep the mark. */
const PARENT_PATH = /^(\s*path: '.*):parent\d+(?=',$)/gm;

/**
 * Removes the routes of generated docs from `.docusaurus/routes.js` and
 * `.docusaurus/routesChunkNames.json`, which every page loads. The browser adds the route of such a
 * page when it opens it. The server gets one route for all of them: it compares every route with every
 * page.
 *
 * @this {import('webpack').LoaderContext<{paths: ReadonlySet<string>, isServer: boolean}>}
 * @param {string} source
 */
module.exports = function dropGeneratedRoutes(source) {
  const {paths, isServer} = this.getOptions();
  if (this.resourcePath.endsWith('.json')) {
    return isServer ? source : withoutPaths(source, paths);
  }
  let isFirst = true;
  return source.replace(PARENT_PATH, '$1').replace(LEAF_ROUTE, (route, path) => {
    if (!paths.has(path.replaceAll("\\'", "'"))) {
      return route;
    }
    const isKept = isServer && isFirst;
    isFirst = false;
    return isKept
      ? route.replace(
          `path: '${path}'`,
          () => `path: ${patternOf(paths)}, sensitive: true`,
        )
      : '';
  });
};

/**
 * @param {string} source JSON of chunk names by path and hash.
 * @param {ReadonlySet<string>} paths
 */
function withoutPaths(source, paths) {
  const routes = Object.entries(JSON.parse(source));
  return JSON.stringify(
    Object.fromEntries(routes.filter(([key]) => !paths.has(key.replace(/-[^-]+$/, '')))),
  );
}

/**
 * Returns the JSON of a pattern of path-to-regexp that matches all paths. It escapes characters by
 * their code, because path-to-regexp changes those in groups.
 *
 * @param {ReadonlySet<string>} paths
 */
function patternOf(paths) {
  const alternatives = [...paths].map((path) =>
    path
      .slice(1)
      .replace(
        /[()[\]{}*+?.^$|\\:=!]/g,
        (character) => `\\x${character.charCodeAt(0).toString(16)}`,
      ),
  );
  return JSON.stringify(`/(${alternatives.join('|')})`);
}
