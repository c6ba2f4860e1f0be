import type {Parameter} from '../parameter/parameter';
import {BODY_NAME, parameterKey, type RequestValues} from './request-link';
import type {Content} from '../body/content';
import {isSecretName} from '../example/secret-name';

/** What says which values may leave the form of an operation. */
interface ShareableParts {
  parameters: readonly Pick<Parameter, 'in' | 'name' | 'isSecret'>[];
  requestBody?: {contents: readonly Pick<Content, 'file' | 'isSecret'>[]};
}

/** The choices of a form. A variable of a server can be a key. */
const CHOICES = /^(?:network|security|body-type|server|server\.(.+))$/s;

/**
 * Returns the values that may leave the form: choices, and those of path and query that are not secret. The
 * address, sessionStorage and the code samples have no others.
 *
 * @param operation The operation of the form.
 * @param values Values by name of the field: `path.blockNumber`.
 * @param isAsked The reader has pressed "Copy link with values": headers and the body too, unless they are
 *   secret.
 */
export function shareableValues(
  operation: ShareableParts,
  values: RequestValues,
  isAsked = false,
): RequestValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => isShareable(operation, name, isAsked)),
  );
}

/** Returns whether {@link shareableValues} keeps the value of a field. */
export function isShareable(
  {parameters, requestBody: {contents} = {contents: []}}: ShareableParts,
  name: string,
  isAsked = false,
): boolean {
  const choice = CHOICES.exec(name);
  if (choice !== null) {
    return !isSecretName(choice[1] ?? '');
  }
  if (name === BODY_NAME) {
    return (
      isAsked &&
      contents.some(({file}) => file !== 'binary') &&
      !contents.some(({isSecret}) => isSecret)
    );
  }
  const parameter = parameters.find((one) => parameterKey(one) === name);
  return (
    parameter !== undefined &&
    parameter.isSecret !== true &&
    (/^(?:path|query)/.test(parameter.in) || (isAsked && parameter.in === 'header'))
  );
}

/** Returns whether a link has more values if the reader asks for them. */
export function hasMoreToShare(operation: ShareableParts): boolean {
  return [BODY_NAME, ...operation.parameters.map(parameterKey)].some(
    (name) => isShareable(operation, name, true) && !isShareable(operation, name),
  );
}
