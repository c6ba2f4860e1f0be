import {translate} from '@docusaurus/Translate';
import type {ValueProblem} from '@site/src/reference/value-check';

/** What the panel says at a field. */
export function problemText(problem: ValueProblem): string {
  switch (problem.kind) {
    case 'required':
      return translate({id: 'panel.problem.required', message: 'Fill this in.'});
    case 'integer':
      return translate({id: 'panel.problem.integer', message: 'Write a whole number.'});
    case 'number':
      return translate({id: 'panel.problem.number', message: 'Write a number.'});
    case 'boolean':
      return translate({id: 'panel.problem.boolean', message: 'Write true or false.'});
    case 'date':
      return translate({
        id: 'panel.problem.date',
        message: 'Write a day as yyyy-MM-dd.',
      });
    case 'dateTime':
      return translate({
        id: 'panel.problem.dateTime',
        message: 'Write a time as yyyy-MM-ddTHH:mm:ssZ.',
      });
    case 'enum':
      return translate(
        {id: 'panel.problem.enum', message: 'Write one of: {values}.'},
        {values: problem.values.join(', ')},
      );
    case 'hex':
      return hexText(problem);
    case 'pattern':
      return translate(
        {id: 'panel.problem.pattern', message: 'It has to match {pattern}.'},
        {pattern: problem.pattern},
      );
    default:
      return boundText(problem);
  }
}

function hexText({what, digits, found}: Extract<ValueProblem, {kind: 'hex'}>): string {
  const form =
    what === 'address'
      ? translate(
          {
            id: 'panel.problem.address',
            message: 'An address is 0x and {digits} hexadecimal digits.',
          },
          {digits},
        )
      : translate(
          {
            id: 'panel.problem.hash',
            message: 'A hash is 0x and {digits} hexadecimal digits.',
          },
          {digits},
        );
  return found < 0 || found === digits
    ? form
    : `${form} ${translate({id: 'panel.problem.digits', message: 'This one has {found}.'}, {found})}`;
}

function boundText({kind, bound}: Extract<ValueProblem, {bound: string}>): string {
  const messages = {
    minimum: translate(
      {id: 'panel.problem.minimum', message: 'It has to be {bound} or more.'},
      {bound},
    ),
    exclusiveMinimum: translate(
      {id: 'panel.problem.exclusiveMinimum', message: 'It has to be more than {bound}.'},
      {bound},
    ),
    maximum: translate(
      {id: 'panel.problem.maximum', message: 'It has to be {bound} or less.'},
      {bound},
    ),
    exclusiveMaximum: translate(
      {id: 'panel.problem.exclusiveMaximum', message: 'It has to be less than {bound}.'},
      {bound},
    ),
    multipleOf: translate(
      {id: 'panel.problem.multipleOf', message: 'It has to be a multiple of {bound}.'},
      {bound},
    ),
    minLength: translate(
      {id: 'panel.problem.minLength', message: 'At least {bound} characters.'},
      {bound},
    ),
    maxLength: translate(
      {id: 'panel.problem.maxLength', message: 'At most {bound} characters.'},
      {bound},
    ),
    minItems: translate(
      {id: 'panel.problem.minItems', message: 'At least {bound} values.'},
      {bound},
    ),
    maxItems: translate(
      {id: 'panel.problem.maxItems', message: 'At most {bound} values.'},
      {bound},
    ),
    uniqueItems: translate({
      id: 'panel.problem.uniqueItems',
      message: 'Write each value once.',
    }),
  };
  return messages[kind];
}
