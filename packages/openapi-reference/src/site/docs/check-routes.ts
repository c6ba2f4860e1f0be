import type {PluginIdentifier} from '@docusaurus/types';
import {sharedRoutes} from '../shared-routes';

/**
 * Looks for pages of other plugins at the routes of docs, of which React Router would show one of both.
 *
 * @throws Error that names all.
 */
export function checkRoutes(generatedFilesDir: string, docs: PluginIdentifier): void {
  const shared = sharedRoutes(generatedFilesDir, docs);
  if (shared.length > 0) {
    throw new Error(
      [
        `The site has other pages at routes of the reference (docs plugin "${docs.id}"):`,
        ...shared.map(({route, other}) => `- ${route}: ${other}`),
        "Give them other routes, or move the reference to a folder by the option docs of docusaurus-openapi-reference, such as docs: {routeBasePath: 'reference'}.",
      ].join('\n'),
    );
  }
}
