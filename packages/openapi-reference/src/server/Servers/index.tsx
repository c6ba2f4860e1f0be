import type {ReactNode} from 'react';
import {createPagePart} from '../../components/page-part';
import type {Server} from '../server';

const ServerList = createPagePart<{servers: readonly Server[]}>(
  'servers',
  () => import(/* webpackChunkName: "part-servers" */ './lazy/Servers'),
);

/** The descriptions and variables of servers, which few documents have. */
export default function Servers({servers}: {servers: readonly Server[]}): ReactNode {
  return servers.some(({variables, description}) => variables ?? description) ? (
    <ServerList servers={servers} />
  ) : null;
}
