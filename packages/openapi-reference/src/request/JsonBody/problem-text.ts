import {translate} from '@docusaurus/Translate';
import type {SchemaComponents, SchemaNode} from '../../schema/schema';
import {problemText} from '../lazy/field-errors';
import {textPosition, type TextPosition} from '../lazy/json-lines';
import {checkBody, type BodyDifference} from './body-check';
import {parseJson, type JsonValue, type SyntaxProblem} from './json-tree';
import {pathText, shownText} from './shown-text';

/** A problem of a body as the reader sees it. */
export interface ShownProblem {
  position: TextPosition;
  /** The path of the value, or the column where the text is not JSON. */
  place: string;
  message: string;
  start: number;
  end: number;
}

/** What is known about the text of a body. Without a tree, it is empty or not JSON. */
export interface BodyText {
  tree?: JsonValue;
  problems: ShownProblem[];
}

/** Reads the text of a body: either its first error, or its differences from the schema. */
export function readBody(
  text: string,
  node: SchemaNode,
  components: SchemaComponents,
): BodyText {
  if (text.trim() === '') {
    return {problems: []};
  }
  const parsed = parseJson(text);
  const shown = (
    {start, end}: {start: number; end: number},
    place: string,
    message: string,
  ): ShownProblem => ({position: textPosition(text, start), place, message, start, end});
  if ('problem' in parsed) {
    return {problems: [shown(parsed.problem, '', syntaxText(parsed.problem))]};
  }
  if ('isTooDeep' in parsed) {
    return {problems: []};
  }
  const problems = checkBody(parsed.tree, node, components).map((problem) =>
    shown(problem, pathText(problem.path), differenceText(problem.difference)),
  );
  return {tree: parsed.tree, problems};
}
/** Says what is expected where a text is not JSON. */
export function syntaxText({kind, found: foundText}: SyntaxProblem): string {
  const found = shownText(foundText);
  const messages: Record<SyntaxProblem['kind'], string> = {
    value: translate({id: 'panel.json.value', message: 'A value is missing here.'}),
    name: translate({
      id: 'panel.json.name',
      message: 'The name of a property is missing here, in double quotes.',
    }),
    quotes: translate({
      id: 'panel.json.quotes',
      message: 'Write names and texts in double quotes.',
    }),
    colon: translate({
      id: 'panel.json.colon',
      message: 'A colon is missing after the name.',
    }),
    comma: translate({id: 'panel.json.comma', message: 'A comma is missing here.'}),
    extraComma: translate({
      id: 'panel.json.extraComma',
      message: 'Remove this comma: nothing follows it.',
    }),
    open: translate(
      {id: 'panel.json.open', message: 'This {found} is not closed.'},
      {found},
    ),
    closed: translate(
      {
        id: 'panel.json.closed',
        message: 'This {found} closes nothing that is open here.',
      },
      {found},
    ),
    after: translate({
      id: 'panel.json.after',
      message: 'The body ends before this. Remove the rest.',
    }),
    string: translate({
      id: 'panel.json.string',
      message: 'This text is not closed: end it on its line, with a double quote.',
    }),
    escape: translate(
      {
        id: 'panel.json.escape',
        message: 'JSON does not know {found}. Write a backslash as two.',
      },
      {found},
    ),
    control: translate({
      id: 'panel.json.control',
      message: 'Write a tab as \\t, and other control characters as \\u and four digits.',
    }),
    number: translate(
      {id: 'panel.json.number', message: '{found} is not a number in JSON.'},
      {found},
    ),
    word: translate(
      {
        id: 'panel.json.word',
        message: '{found} is not a value. Write texts in double quotes.',
      },
      {found},
    ),
    comment: translate({id: 'panel.json.comment', message: 'JSON has no comments.'}),
  };
  return messages[kind];
}

/** Says how a value of the body differs from its schema. */
function differenceText(difference: BodyDifference): string {
  switch (difference.kind) {
    case 'missing':
      return translate(
        {id: 'panel.body.missing', message: 'The property {name} is required.'},
        {name: shownText(difference.name)},
      );
    case 'unknown':
      return translate(
        {id: 'panel.body.unknown', message: 'The schema has no property {name}.'},
        {name: shownText(difference.name)},
      );
    case 'duplicate':
      return translate(
        {id: 'panel.body.duplicate', message: 'The property {name} is here twice.'},
        {name: shownText(difference.name)},
      );
    case 'readOnly':
      return translate({
        id: 'panel.body.readOnly',
        message: 'It is read-only: only answers have it.',
      });
    case 'type':
      return translate(
        {id: 'panel.body.type', message: 'Its type has to be {types}, not {found}.'},
        {types: difference.types.join(' or '), found: difference.found},
      );
    case 'variant':
      return translate(
        {
          id: 'panel.body.variant',
          message: 'It fits none of the {count} alternatives. The nearest is {nearest}.',
        },
        {count: difference.count, nearest: shownText(difference.nearest)},
      );
    case 'enum':
      return problemText({
        kind: 'enum',
        values: difference.values.slice(0, 20).map(shownText),
      });
    case 'pattern':
      return problemText({kind: 'pattern', pattern: shownText(difference.pattern)});
    default:
      return problemText(difference);
  }
}
