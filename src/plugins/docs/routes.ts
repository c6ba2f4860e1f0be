import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {GeneratedDocs} from './generated-pages';
import {withoutGeneratedTitles} from './version';

const COMPONENT = '@site/src/features/generated-page';

/**
 * Returns a route of the docs plugin in which generated docs share one component and have no module of
 * their own.
 */
export function withGeneratedPages(route: RouteConfig, docs: GeneratedDocs): RouteConfig {
  if (docs.paths.has(route.path)) {
    return {...route, component: COMPONENT, modules: {}};
  }
  const {props, routes} = route;
  return {
    ...route,
    ...(props?.['version'] === undefined
      ? {}
      : {
          props: {
            ...props,
            version: withoutGeneratedTitles(
              props['version'] as PropVersionMetadata,
              docs,
            ),
          },
        }),
    ...(routes === undefined
      ? {}
      : {routes: routes.map((child) => withGeneratedPages(child, docs))}),
  };
}
