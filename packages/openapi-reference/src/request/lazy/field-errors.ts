import {translate} from '@docusaurus/Translate';
import {headerText, pathText} from '../../samples/parameter-style';
import {isPlaceholder} from '../../samples/sample-request';
import {type FormField, isMediaTypeOf, mediaTypeOf} from '../../body/form';
import type {OperationView} from '../../pages/page-data';
import type {Parameter} from '../../parameter/parameter';
import {
  BODY_NAME,
  chosenAlternative,
  FILE_TYPE_NAME,
  parameterKey,
  type RequestValues,
} from '../../value/request-link';
import type {RequestBody} from '../../body/request-body';
import {sentMediaType, type Content} from '../../body/content';
import {isJsonMediaType} from '../../vocabulary/media-type';
import type {SchemaComponents} from '../../schema/schema';
import {
  checkParts,
  checkValue,
  splitValue,
  type ValueProblem,
} from '../../value/value-check';
import {credentialParts, type CredentialPart} from '../../security/credential';
import type {FieldErrors} from '../../form/form-state';
import {formFieldName} from '../../form/form-text';
import type {Credentials} from './credentials';
import {chosenContent, createRequestBody, formValuesOf} from './request-body';
import {splitWords} from '../../value/value-kind';

/** Visible ASCII, which is valid in every header (RFC 9110, section 5.5). */
const HEADER_TEXT = /^[\x21-\x7e]*$/;

/** What `fetch` takes as the value of a header (RFC 9110, section 5.5): one line of Latin-1. */
const HEADER_LINE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Validates the fields in their order on the page. The error of a valid field is undefined. */
export function checkFields(
  operation: Pick<OperationView, 'security' | 'parameters' | 'requestBody'>,
  components: SchemaComponents,
  values: RequestValues,
  entered: Credentials,
): FieldErrors {
  const {security} = operation;
  const schemes = security[chosenAlternative(security, values)] ?? [];
  const relations = relationErrors(operation.parameters, values);
  const errors = Object.fromEntries([
    ...schemes
      .flatMap(credentialParts)
      .map((part) => [part.variable, credentialError(part, entered)] as const),
    ...operation.parameters.flatMap((parameter) =>
      parameterErrors(parameter, components, values[parameterKey(parameter)] ?? ''),
    ),
    ...bodyErrors(operation.requestBody, values),
  ]);
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error ?? relations[name]]),
  );
}

/** A special parameter has inputs for its parts, each with its error. A page cannot send a cookie. */
function parameterErrors(
  parameter: Parameter,
  components: SchemaComponents,
  text: string,
): [string, string | undefined][] {
  const name = parameterKey(parameter);
  if (parameter.in === 'cookie' && text.trim() === '') {
    return [];
  }
  const unsendable = placeError(parameter, splitValue(parameter, components, text));
  if (unsendable !== undefined) {
    return [[name, unsendable]];
  }
  if (parameter.isSpecial === true) {
    return checkParts(parameter, components, text).map(({path, problem}) => [
      name + path,
      problemText(problem),
    ]);
  }
  const problem: ValueProblem | undefined = isPlaceholder(parameter, [text.trim()])
    ? {kind: 'required'}
    : checkValue(parameter, components, text);
  return [[name, problem && problemText(problem)]];
}

/** Finds a value that would not stay in its place: it would call another path, or end the header. */
function placeError(parameter: Parameter, texts: readonly string[]): string | undefined {
  if (parameter.in === 'path' && /^(?:\.|%2e){1,2}$/i.test(pathText(parameter, texts))) {
    return translate({
      id: 'panel.problem.dots',
      message: 'A path cannot have . or .. as a value.',
    });
  }
  return parameter.in === 'header' && !HEADER_LINE.test(headerText(parameter, texts))
    ? translate({
        id: 'panel.problem.header',
        message: 'A header is one line of Latin letters.',
      })
    : undefined;
}

function credentialError(
  {variable, meaning}: CredentialPart,
  entered: Credentials,
): string | undefined {
  const text = entered[variable] ?? '';
  if (meaning === 'user' && text.includes(':')) {
    return translate({id: 'panel.problem.user', message: 'A user name has no colon.'});
  }
  if (meaning === 'user' || meaning === 'password') {
    return undefined;
  }
  // Other schemes of HTTP have several values.
  const checked = meaning === 'credentials' ? text.replaceAll(' ', '') : text;
  return HEADER_TEXT.test(checked)
    ? undefined
    : translate({
        id: 'panel.problem.key',
        message: 'Keys and tokens have no spaces and no letters beyond ASCII.',
      });
}

type NamedError = readonly [name: string, error: string | undefined];

function bodyErrors(
  body: RequestBody | undefined,
  values: RequestValues,
): readonly NamedError[] {
  const content = chosenContent(body, values);
  if (body === undefined || content === undefined) {
    return [];
  }
  const {form} = content;
  const isEmpty = createRequestBody(body, values) === undefined;
  if (form !== undefined) {
    return isEmpty && !body.required
      ? []
      : formErrors(form, new Map(formValuesOf(content, values)));
  }
  if (isEmpty) {
    return [[BODY_NAME, body.required ? problemText({kind: 'required'}) : undefined]];
  }
  const isValid =
    content.file !== undefined ||
    !isJsonMediaType(sentMediaType(content)) ||
    isJson(values[BODY_NAME] ?? '');
  return [
    [BODY_NAME, isValid ? undefined : problemText({kind: 'json'})],
    [FILE_TYPE_NAME, fileTypeError(content, (values[FILE_TYPE_NAME] ?? '').trim())],
  ];
}

/** The field is empty if the media type is that of the name of the file. */
function fileTypeError(
  {file, mediaType}: Pick<Content, 'file' | 'mediaType'>,
  text: string,
): string | undefined {
  return file !== 'binary' || text === '' || isMediaTypeOf(text, mediaType)
    ? undefined
    : translate(
        {
          id: 'panel.problem.mediaType',
          message: 'Write a media type of {range}, such as {example}.',
        },
        {range: mediaType, example: mediaTypeOf(mediaType, false)},
      );
}

function formErrors(
  form: readonly FormField[],
  values: ReadonlyMap<string, readonly string[]>,
): NamedError[] {
  return form.map(({name, kind, required}) => {
    const texts = values.get(name) ?? [];
    const isMissing = required === true && texts.length === 0;
    const isWrong = kind === 'json' && !texts.every(isJson);
    return [
      formFieldName(name),
      isMissing
        ? problemText({kind: 'required'})
        : isWrong
          ? problemText({kind: 'json'})
          : undefined,
    ];
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Says what to write instead of a value. */
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
    case 'json':
      return translate({id: 'panel.problem.json', message: 'This is not JSON.'});
    case 'object':
      return translate(
        {id: 'panel.problem.object', message: 'Write a JSON object, such as {example}.'},
        {example: '{"name": "value"}'},
      );
    case 'date':
      return translate({id: 'panel.problem.date', message: 'Write a day as yyyy-MM-dd.'});
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
  const counted = translate(
    {id: 'panel.problem.digits', message: 'This one has {found}.'},
    {found},
  );
  return found < 0 || found === digits ? form : `${form} ${counted}`;
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
    minProperties: translate(
      {id: 'panel.body.minProperties', message: 'At least {bound} properties.'},
      {bound},
    ),
    maxProperties: translate(
      {id: 'panel.body.maxProperties', message: 'At most {bound} properties.'},
      {bound},
    ),
    uniqueItems: translate({
      id: 'panel.problem.uniqueItems',
      message: 'Write each value once.',
    }),
  };
  return messages[kind];
}

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
  const condition = parameter.requiredIf?.find(({name, value}) => {
    const other = others.find((one) => one.name === name);
    const text = other === undefined ? '' : textOf(other, values);
    return value === undefined ? text !== '' : text === value;
  });
  if (condition === undefined) {
    return undefined;
  }
  const {name, value} = condition;
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
        {id: 'panel.problem.order', message: 'This is before {name}, {value}.'},
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
