import {translate} from '@docusaurus/Translate';
import type {Parameter} from '../../reference/parameter';
import {parameterKey, type RequestValues} from '../../reference/request-link';
import {splitWords} from '../../reference/value-kind';
import type {FieldErrors} from '../form-state';

/** Words of names of two bounds. Others, such as "from", also name ends of something else than a range. */
const BOUNDS = [
  ['start', 'end'],
  ['min', 'max'],
] as const;

/** A date, or a time. */
const DATE = /^\d{4}-\d{2}-\d{2}(T.+)?$/;

/** Validates what parameters need of each other. A valid field has no entry. */
export function relationErrors(
  parameters: readonly Parameter[],
  values: RequestValues,
): FieldErrors {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const problem =
        missingPart(parameter, parameters, values) ??
        wrongOrder(parameter, parameters, values);
      return problem === undefined ? [] : [[parameterKey(parameter), problem]];
    }),
  );
}

function missingPart(
  parameter: Parameter,
  others: readonly Parameter[],
  values: RequestValues,
): string | undefined {
  if (textOf(parameter, values) !== '') {
    return undefined;
  }
  for (const {name, value} of parameter.requiredIf ?? []) {
    const other = others.find((one) => one.name === name);
    const text = other === undefined ? '' : textOf(other, values);
    if (value === undefined ? text !== '' : text === value) {
      return value === undefined
        ? translate(
            {
              id: 'panel.problem.together',
              message: 'Fill this in too, or empty {name}: they go together.',
            },
            {name},
          )
        : translate(
            {
              id: 'panel.problem.requiredIf',
              message: 'Fill this in: it is required if {name} is {value}.',
            },
            {name, value},
          );
    }
  }
  return undefined;
}

/** Compares the end of a range with its start, which the same name with another word has. */
function wrongOrder(
  end: Parameter,
  others: readonly Parameter[],
  values: RequestValues,
): string | undefined {
  const words = splitWords(end.name);
  const bounds = BOUNDS.find(([, upper]) => words.includes(upper));
  if (bounds === undefined) {
    return undefined;
  }
  const [lower, upper] = bounds;
  const nameOfStart = words.map((word) => (word === upper ? lower : word)).join();
  const start = others.find(
    (one) => one.in === end.in && splitWords(one.name).join() === nameOfStart,
  );
  const text = start === undefined ? '' : textOf(start, values);
  return start !== undefined && isAfter(text, textOf(end, values))
    ? translate(
        {
          id: 'panel.problem.order',
          message: 'This is before {name}, {value}.',
        },
        {name: start.name, value: text},
      )
    : undefined;
}

function isAfter(one: string, other: string): boolean {
  if (/^-?\d+$/.test(one) && /^-?\d+$/.test(other)) {
    return BigInt(one) > BigInt(other);
  }
  return DATE.test(one) && DATE.test(other) && Date.parse(one) > Date.parse(other);
}

function textOf(parameter: Parameter, values: RequestValues): string {
  return (values[parameterKey(parameter)] ?? '').trim();
}
