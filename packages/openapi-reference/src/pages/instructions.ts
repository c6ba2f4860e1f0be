import omit from 'lodash/omit';
import type {Reference} from './reference';
import type {SecurityScheme} from '../security/security';

/** What a program must know before it calls any operation. */
export interface Instructions {
  /** The credentials that operations take, without repetition. */
  security: Omit<SecurityScheme, 'scopes' | 'flows'>[];
  /** Whether operations take different credentials, or some take none. */
  securityVaries: boolean;
  /** Names of the query parameters that select a page of a list, in the order of their first use. */
  paging: string[];
}

/** Names that select a page of a list in common use. */
const PAGING_NAME =
  /^(page|size|limit|offset|cursor|after|before|per_?page|page_?(size|token|number))$/i;

export function createInstructions({operations}: Reference): Instructions {
  const called = operations.filter(({isWebhook}) => isWebhook !== true);
  const names = called.flatMap(({parameters}) =>
    parameters.filter((parameter) => parameter.in === 'query').map(({name}) => name),
  );
  const schemes = called.flatMap(({security}) => security.flat());
  return {
    securityVaries:
      new Set(
        called.map(({security}) =>
          JSON.stringify(security.map((schemes) => schemes.map(({name}) => name))),
        ),
      ).size > 1,
    security: Array.from(
      new Map(
        schemes.map((scheme) => [scheme.name, omit(scheme, ['scopes', 'flows'])]),
      ).values(),
    ),
    paging: Array.from(new Set(names.filter((name) => PAGING_NAME.test(name)))),
  };
}
