import type {NamedExample} from '../reference/named-example';
import type {
  ExampleObject,
  HeaderObject,
  MediaTypeObject,
  OpenAPIDocument,
  ParameterObject,
} from './document';
import {parseRichText} from './markdown';
import {resolve} from './resolve';

/**
 * Lists the named examples of a parameter or a header if there is more to say of them than the value that
 * it shows.
 */
export function createNamedExamples(
  document: OpenAPIDocument,
  {example, examples = {}}: HeaderObject | MediaTypeObject | ParameterObject,
  print: (value: unknown) => string,
): NamedExample[] {
  const listed = Object.entries(examples).map(([name, listedExample]): NamedExample => {
    const one = resolve<ExampleObject>(document, listedExample);
    const description = parseRichText(one.description);
    return {
      name,
      ...(one.summary === undefined ? {} : {summary: one.summary}),
      ...(description === '' ? {} : {description}),
      value: one.externalValue ?? print(one.value ?? one.dataValue),
    };
  });
  const [first] = listed;
  const isSaid =
    listed.length === 1 &&
    Object.keys(first ?? {}).length === 2 &&
    (example === undefined || first?.value === print(example));
  return isSaid ? [] : listed;
}
