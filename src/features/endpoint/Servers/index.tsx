import {createPagePart} from '@site/src/components/page-part';
import type {Server} from 'docusaurus-openapi-reference/reference/server';

/** The descriptions and variables of servers, which few documents have. */
export default createPagePart<{servers: readonly Server[]}>(
  'servers',
  () => import(/* webpackChunkName: "part-servers" */ './lazy/Servers'),
);
