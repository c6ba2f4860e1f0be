import {type Network, networksOf} from '../server/networks';
import type {ReferenceIndex} from './reference-index';

/** What the navbar shows of a reference. */
export interface Navigation {
  /** Links to the groups of operations, as items of a dropdown. */
  groups: {label: string; to: string}[];
  /** Those of the switch of servers. */
  networks: Network[];
}

export function createNavigation({
  groups,
  servers,
}: Pick<ReferenceIndex, 'groups' | 'servers'>): Navigation {
  return {
    groups: groups.map(({name, route}) => ({label: name, to: route})),
    networks: networksOf(servers),
  };
}
