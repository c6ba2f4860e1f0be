import mapValues from 'lodash/mapValues';
import pick from 'lodash/pick';
import type {EtherscanItems, EtherscanPart} from './action';

/** A field of a result, or of what is in it. */
export interface EtherscanField extends EtherscanPart {
  /** `logs[].topics` */
  readonly path: string;
  /** `array of strings` */
  readonly type: string;
}

/** Lists the fields of a schema and those in them. A field has the evidence of the one around it. */
export function fieldsOf(
  {properties = {}, items, 'x-evidence': evidence}: EtherscanItems,
  path = '',
): EtherscanField[] {
  if (items !== undefined) {
    return fieldsOf({'x-evidence': evidence, ...items}, path && `${path}[]`);
  }
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = {'x-evidence': evidence, ...schema};
    const fieldPath = path === '' ? name : `${path}.${name}`;
    return [
      {
        path: fieldPath,
        type: typeName(schema) ?? '',
        ...pick(field, 'description', 'x-evidence', 'x-note'),
      },
      ...fieldsOf(field, fieldPath),
    ];
  });
}

/** Returns a type as pages name it, or undefined if it is not known. */
export function typeName({type, items}: EtherscanItems): string | undefined {
  return items?.type === undefined ? type : `${type} of ${items.type}s`;
}

/** Returns a JSON Schema of the values that have all fields of a schema, and no others. */
export function closeSchema({properties, items, ...schema}: EtherscanItems): object {
  return {
    ...schema,
    ...(items && {items: closeSchema(items)}),
    ...(properties && {
      properties: mapValues(properties, closeSchema),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  };
}
