import {createSamples} from '../../samples';
import {highlightLiveSample} from '../../highlight/in-browser';
import type {HighlightedSample} from '../../samples/code-sample';
import type {OperationView} from '../../pages/page-data';
import type {RequestValues} from '../../value/request-link';
import type {SchemaComponents} from '../../schema/schema';
import type {Server} from '../../server/server';
import {createPageSample, filledValues} from './request';

/**
 * Creates code samples for the values of a form, which has none until it is read. Authored samples
 * (x-codeSamples) do not change.
 */
export function createLiveSamples(
  operation: OperationView,
  components: SchemaComponents,
  values: RequestValues,
  server: Server,
): HighlightedSample[] {
  if (Object.keys(values).length === 0) {
    return operation.samples;
  }
  const filled = filledValues(values);
  const request = createPageSample(operation, components, filled, server);
  const samples = createSamples(request).map(highlightLiveSample);
  return operation.samples.map((sample) =>
    sample.authored
      ? sample
      : (samples.find(({language}) => language === sample.language) ?? sample),
  );
}
