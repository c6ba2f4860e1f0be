import type {SchemaComponents, SchemaNode} from '../../reference/schema';
import {textPosition, type TextPosition} from '../lazy/json-lines';
import {checkBody} from './body-check';
import {parseJson, type JsonValue} from './json-tree';
import {differenceText, syntaxText} from './problem-text';
import {pathText} from './shown-text';

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
