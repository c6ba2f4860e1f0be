import type {OperationView} from '../../../pages/page-data';
import type {Parameter} from '../../../parameter/parameter';
import {dereference, type SchemaComponents} from '../../../schema/schema';
import {parameterKind} from '../../../value/value-kind';

/**
 * Returns the parameter of which an operation can be asked for several values, one call each: the one that is
 * required, has no list of values, and is an address, a hash or a block if there are others.
 */
export function severalParameter(
  {method, parameters, requestBody}: OperationView,
  components: SchemaComponents,
): Parameter | undefined {
  const free = parameters.filter((parameter) => {
    const node = dereference(parameter.node, components);
    return (
      parameter.required &&
      ['path', 'query'].includes(parameter.in) &&
      node.enum === undefined &&
      node.types?.some((type) => type === 'array' || type === 'object') !== true
    );
  });
  const known = free.filter(
    (parameter) => parameterKind(parameter, components) !== undefined,
  );
  const [parameter, ...others] = free.length === 1 ? free : known;
  return method === 'GET' && requestBody === undefined && others.length === 0
    ? parameter
    : undefined;
}
