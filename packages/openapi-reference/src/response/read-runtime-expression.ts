import type {Expression, ExpressionPart} from './runtime-expression';
import {printValue} from '../document/print-json';
import {unescapeSegment} from '../document/resolve';

/**
 * Parses a value that may be a runtime expression, such as `$response.body#/id`, or contain some, such
 * as `{$request.query.url}/data` (OpenAPI 3.1.1, section 4.8.20.4).
 */
export function parseExpression(value: unknown): Expression {
  if (typeof value !== 'string') {
    return [printValue(value)];
  }
  const whole = parsePart(value);
  return whole === undefined
    ? value
        .split(/\{(\$[^}]*)\}/)
        .map((part, index) => (index % 2 === 0 ? part : (parsePart(part) ?? `{${part}}`)))
        .filter((part) => part !== '')
    : [whole];
}

function parsePart(text: string): ExpressionPart | undefined {
  const [, simple] = /^\$(url|method|statusCode)$/.exec(text) ?? [];
  if (simple !== undefined) {
    return {source: simple as 'url' | 'method' | 'statusCode'};
  }
  const match = /^\$(request|response)\.(path|query|header|body)(?:[.#](.*))?$/s.exec(
    text,
  );
  const [, source, place, name = ''] = match ?? [];
  if (source !== 'request' && source !== 'response') {
    return undefined;
  }
  return place === 'body'
    ? {source, in: place, path: name.split('/').slice(1).map(unescaped)}
    : {source, in: place as 'path' | 'query' | 'header', name};
}

function unescaped(segment: string): string {
  return unescapeSegment(segment) ?? segment;
}
