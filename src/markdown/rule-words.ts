import type {SchemaNode, SchemaRule} from '../reference/schema';
import {printCode} from './print';

/**
 * Says in words what a keyword means. Its schema follows, if it has one.
 *
 * @param holder The schema that the rule is of.
 */
export function ruleWords(
  {keyword, name = '', values = [], node}: SchemaRule,
  holder: SchemaNode,
): string {
  const code = printCode(name);
  const codes = values.map((value) => printCode(value === '' ? '""' : value)).join(', ');
  switch (keyword) {
    case 'value':
      return 'the value';
    case 'item':
      return 'each item';
    case 'false':
      return 'no value is allowed';
    case 'discriminator':
      return `the value of ${code} chooses the schema`;
    case 'prefixItems':
      return `item ${name}`;
    case 'items':
      return node === undefined ? 'no further item is allowed' : 'every further item';
    case 'contains':
      return values.length > 1
        ? `at least ${values[0]} and at most ${values[1]} of the items must be`
        : `at least ${values[0]} of the items must be`;
    case 'unevaluatedItems':
      return node === undefined
        ? 'no item is allowed besides those described'
        : 'every item besides those described';
    case 'patternProperties':
      return `every property with a name that matches ${code}`;
    case 'additionalProperties':
      return hasNames(holder) ? 'no other property is allowed' : 'no property is allowed';
    case 'unevaluatedProperties':
      return node === undefined
        ? 'no property is allowed besides those described'
        : 'every property besides those described';
    case 'propertyNames':
      return 'the name of every property';
    case 'required':
      return `required: ${codes}`;
    case 'dependentRequired':
      return `if ${code} is present, these are required: ${codes}`;
    case 'dependentSchemas':
      return `if ${code} is present, it must also be`;
    case 'allOf':
      return 'it must also be';
    case 'not':
      return 'it must not be';
    case 'if':
      return 'if it is';
    case 'then':
      return 'then it must be';
    case 'else':
      return 'otherwise it must be';
    case 'contentEncoding':
      return `encoded as ${codes}`;
    case 'contentMediaType':
      return `the text has the media type ${codes}`;
    case 'contentSchema':
      return 'the text holds';
    case 'examples':
      return `further examples: ${codes}`;
    case 'xml':
      return `in XML: ${codes}`;
  }
}

function hasNames({properties, rules = []}: SchemaNode): boolean {
  return (
    properties !== undefined || rules.some(({keyword}) => keyword === 'patternProperties')
  );
}
