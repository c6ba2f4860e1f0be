import type {Parameter} from './parameter';
import {dereference, type SchemaComponents, type SchemaNode} from './schema';

/** What a reader has to know to write a parameter by hand. */
export type ParameterNote =
  | 'commas'
  | 'alternating'
  | 'equals'
  | 'dot'
  | 'semicolon'
  | 'fields'
  | 'spaces'
  | 'bars'
  | 'brackets'
  | 'notEncoded'
  | 'querystring'
  | 'content'
  | 'allowReserved'
  | 'allowEmptyValue';

export function parameterNotes(parameter: Parameter): ParameterNote[] {
  return [
    ...(parameter.in === 'querystring' ? (['querystring'] as const) : []),
    ...(parameter.mediaType === undefined ? [] : (['content'] as const)),
    ...styleNotes(parameter),
    ...(parameter.allowReserved === true ? (['allowReserved'] as const) : []),
    ...(parameter.allowEmptyValue === true ? (['allowEmptyValue'] as const) : []),
  ];
}

function styleNotes({style, explode, isObject, node}: Parameter): ParameterNote[] {
  const isOfParts =
    isObject === true || node.items !== undefined || node.ref !== undefined;
  const parts: ParameterNote[] = isObject === true && !explode ? ['alternating'] : [];
  switch (style) {
    case undefined:
      return [];
    case 'simple':
      return [
        'commas',
        ...(isObject === true && explode ? (['equals'] as const) : parts),
      ];
    case 'label':
      return ['dot', ...(explode || !isOfParts ? [] : (['commas'] as const)), ...parts];
    case 'matrix':
      return [
        'semicolon',
        ...(explode || !isOfParts ? [] : (['commas'] as const)),
        ...parts,
      ];
    case 'cookie':
      return ['notEncoded'];
    case 'form':
      return explode ? ['fields'] : ['commas', ...parts];
    case 'spaceDelimited':
      return explode ? ['fields'] : ['spaces', ...parts];
    case 'pipeDelimited':
      return explode ? ['fields'] : ['bars', ...parts];
    case 'deepObject':
      return ['brackets'];
  }
}

/** Returns whether a value has fields, alternatives or rules to list below the parameter. */
export function hasFields(node: SchemaNode, components: SchemaComponents): boolean {
  const {properties, additionalProperties, variants, items, rules} = dereference(
    node,
    components,
  );
  return (
    properties !== undefined ||
    typeof additionalProperties === 'object' ||
    variants !== undefined ||
    rules !== undefined ||
    // An array of itself has no fields.
    (items !== undefined && items.ref !== node.ref && hasFields(items, components))
  );
}
