import {translate} from '@docusaurus/Translate';

/** Returns what readers choose between: networks, or servers if their ids are addresses. */
export function networkTitle([first]: readonly {id: string}[]): string {
  return first?.id.includes('//')
    ? translate({id: 'network.server', message: 'Server'})
    : translate({id: 'network.label', message: 'Network'});
}
