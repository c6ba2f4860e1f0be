import type {Operation} from '../operation/operation';
import {isSuccess} from '../response/response';
import {firstExample} from '../body/content';
import {operationRoute} from '../route/route';
import {linksForValue, type ResponseValue, type ValueLink} from './value-link';

/** Most values of an example that are read. */
const MAX_VALUES = 500;

/** An endpoint that takes values of a response. */
export interface NextRequest extends Pick<ValueLink, 'title' | 'route' | 'kind'> {
  /** Where the values are: `results[].hash`. */
  paths: string[];
}

/** Finds for each value in the example of the successful response the endpoint that fits best. */
export function findNextRequests(
  operation: Operation,
  links: readonly ValueLink[],
): NextRequest[] {
  const example = operation.responses
    .filter(({status}) => isSuccess(status))
    .flatMap(({contents: [content]}) => firstExample(content)?.text ?? [])[0];
  if (example === undefined || links.length === 0) {
    return [];
  }
  const found = new Map<ValueLink, Set<string>>();
  for (const {path, value} of valuesOf(parse(example))) {
    const [best] = linksForValue(value, links);
    if (best !== undefined && best.route !== operationRoute(operation)) {
      found.set(best, (found.get(best) ?? new Set()).add(path));
    }
  }
  return Array.from(found, ([{title, route, kind}, paths]) => ({
    title,
    route,
    kind,
    paths: Array.from(paths),
  }));
}

function parse(example: string): unknown {
  try {
    return JSON.parse(example);
  } catch {
    return undefined;
  }
}

interface PlacedValue {
  path: string;
  value: ResponseValue;
}

function valuesOf(example: unknown): PlacedValue[] {
  const values: PlacedValue[] = [];
  const visit = (value: unknown, path: string, names: readonly string[]): void => {
    if (values.length >= MAX_VALUES) {
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((entry) => visit(entry, `${path}[]`, names));
    } else if (typeof value === 'object' && value !== null) {
      Object.entries(value).forEach(([name, entry]) =>
        visit(entry, path === '' ? name : `${path}.${name}`, [...names, name]),
      );
    } else if (typeof value === 'string' || typeof value === 'number') {
      values.push({
        path,
        value: {names, text: String(value), isString: typeof value === 'string'},
      });
    }
  };
  visit(example, '', []);
  return values;
}
