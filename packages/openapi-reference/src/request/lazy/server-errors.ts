import {translate} from '@docusaurus/Translate';
import type {RequestValues} from '../../reference/request-link';
import type {Server} from '../../reference/server';
import {isAllowed, variableKey} from '../../reference/server-variables';
import type {FieldErrors} from '../form-state';
import {variableValues} from './typed-hosts';

/** Validates the fields of the variables of a server. */
export function serverErrors(server: Server, values: RequestValues): FieldErrors {
  const filled = variableValues(server, values);
  return Object.fromEntries(
    (server.variables ?? []).map((variable) => {
      const value = filled[variable.name] ?? '';
      const isMissing = value === '' && server.isPlaceholder === true;
      const isValid =
        value === ''
          ? !isMissing || variable.name !== server.variables?.[0]?.name
          : isAllowed(server, variable, value);
      return [
        variableKey(server, variable),
        isValid
          ? undefined
          : translate({
              id: 'panel.problem.server',
              message: 'This gives no address of a server.',
            }),
      ];
    }),
  );
}
