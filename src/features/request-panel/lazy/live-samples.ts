import {exampleValues, type RequestParts} from '@site/src/code-samples/sample-request';
import {BODY_NAME, type RequestValues} from '@site/src/reference/request-link';
import type {SampleRequest} from '@site/src/code-samples';
import type {SchemaComponents} from '@site/src/reference/schema';
import {describeRequest, parameterValues} from './request';

/**
 * The request that the samples show while a form is filled in. When all that is required is there, it
 * is the one that the form sends; until then the examples stand in for what is missing, so that a
 * sample runs at any moment.
 */
export function sampleRequestOf(
  operation: RequestParts,
  components: SchemaComponents,
  values: RequestValues,
  serverUrl: string,
): SampleRequest {
  const filled = parameterValues(operation, components, values);
  const isComplete = operation.parameters.every(
    (parameter) => !parameter.required || filled.has(parameter),
  );
  const examples = exampleValues(operation.parameters);
  const parameters =
    isComplete && filled.size > 0
      ? filled
      : new Map(
          operation.parameters.flatMap((parameter) => {
            const value = filled.get(parameter) ?? examples.get(parameter);
            return value === undefined ? [] : [[parameter, value] as const];
          }),
        );
  return describeRequest(operation, parameters, values[BODY_NAME] ?? '', serverUrl);
}
