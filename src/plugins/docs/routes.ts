import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

const COMPONENT = '@site/src/features/generated-page';

/**
 * Returns a route of the docs plugin in which generated docs share one component and have no module of
 * their own.
 *
 * @param paths - of the generated docs.
 * @param mapVersion - changes the data that every page of a version loads.
 */
export function withGeneratedPages(
  route: RouteConfig,
  paths: ReadonlySet<string>,
  mapVersion: (version: PropVersionMetadata) => PropVersionMetadata,
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
      : {routes: routes.map((child) => withGeneratedPages(child, paths, mapVersion))}),
  };
}
