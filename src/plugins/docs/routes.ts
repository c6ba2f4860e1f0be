import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

const COMPONENT = '@site/src/features/generated-page';

/**
 * Returns a route of the docs plugin in which generated docs share one component and have no module of
 * their own.
 *
 * Marks the paths of parents, until `routes-loader.js` removes the marks: the parents of the home page
 * have its path, and Docusaurus loses all but one of the routes with the same path and the same hash of
 * three digits. Every page would then fail with "no Docusaurus route context found".
 *
 * @param paths - of the generated docs.
 * @param mapVersion - changes the data that every page of a version loads.
 * @param depth - number of parents.
 */
export function withGeneratedPages(
  route: RouteConfig,
  paths: ReadonlySet<string>,
  mapVersion: (version: PropVersionMetadata) => PropVersionMetadata,
  depth = 0,
): RouteConfig {
  if (paths.has(route.path)) {
    return {...route, component: COMPONENT, modules: {}};
  }
  const {props, routes} = route;
  const version = props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version === undefined ? {} : {props: {...props, version: mapVersion(version)}}),
    ...(routes === undefined
      ? {}
      : {
          path: `${route.path}:parent${depth}`,
          // Docusaurus sorts a route with the path of the site after those of other plugins.
          ...(depth === 0 ? {priority: -1} : {}),
          routes: routes.map((child) =>
            withGeneratedPages(child, paths, mapVersion, depth + 1),
          ),
        }),
  };
}
