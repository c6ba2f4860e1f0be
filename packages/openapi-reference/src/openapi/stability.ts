import {element, type RichText, toRichText} from '../reference/rich-text';
import type {OperationObject} from './document';
import {textExtension} from './extension';

/** Extensions that say how much an operation may still change: `experimental`, `beta`. */
const EXTENSIONS = ['x-scalar-stability', 'x-stability-level', 'x-stability'] as const;

/** Says how stable an operation is, unless it is stable or deprecated, which is said elsewhere. */
export function stabilityNote(operation: OperationObject): RichText {
  const level = stabilityOf(operation);
  return level === undefined || /^(stable|deprecated)$/i.test(level)
    ? ''
    : toRichText([element('p', ['Stability: ', element('code', [level])])]);
}

export function isDeprecated(operation: OperationObject): boolean {
  return (
    operation.deprecated === true ||
    stabilityOf(operation)?.toLowerCase() === 'deprecated'
  );
}

function stabilityOf(operation: OperationObject): string | undefined {
  return EXTENSIONS.map((name) => textExtension(operation, name)?.trim()).find(Boolean);
}
