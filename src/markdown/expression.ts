import type {Expression, ExpressionPart} from '../reference/runtime-expression';
import {printCode, printText} from './print';

/** Says in words where a value comes from. */
export function printExpression(expression: Expression): string {
  return expression.map(printPart).join(' + ');
}

function printPart(part: ExpressionPart): string {
  if (typeof part === 'string') {
    return part === '' ? printText('""') : printCode(part);
  }
  switch (part.source) {
    case 'url':
      return 'the address of the request';
    case 'method':
      return 'the method of the request';
    case 'statusCode':
      return 'the status code of the response';
    case 'request':
    case 'response':
      return `${printPlace(part)} of the ${part.source}`;
  }
}

function printPlace(part: Extract<ExpressionPart, {in: string}>): string {
  switch (part.in) {
    case 'path':
    case 'query':
      return `the ${part.in} parameter ${printCode(part.name)}`;
    case 'header':
      return `the header ${printCode(part.name)}`;
    case 'body':
      return part.path.length === 0
        ? 'the body'
        : `${printCode(part.path.join('.'))} in the body`;
  }
}
