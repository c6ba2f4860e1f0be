import {createPagePart} from '../../components/page-part';
import type {Server} from '../../reference/server';

/** The descriptions and variables of servers, which few documents have. */
export default createPagePart<{servers: readonly Server[]}>(
  'servers',
  () => import(/* webpackChunkName: "part-servers" */ './lazy/Servers'),
);
