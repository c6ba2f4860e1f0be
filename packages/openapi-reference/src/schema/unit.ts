import {dereference, type SchemaComponents, type SchemaNode, type Unit} from './schema';

/** Returns the units of a response by property path (`results.gas_price`). */
export function unitPaths(
  node: SchemaNode,
  components: SchemaComponents,
): ReadonlyMap<string, Unit> {
  const found = new Map<string, Unit>();
  // Recursive schemas are visited once.
  const visit = (
    current: SchemaNode,
    path: readonly string[],
    ancestors: readonly string[],
  ): void => {
    if (current.ref !== undefined && ancestors.includes(current.ref)) {
      return;
    }
    const ownAncestors =
      current.ref === undefined ? ancestors : [...ancestors, current.ref];
    const own = dereference(current, components);
    if (own.unit !== undefined) {
      found.set(path.join('.'), own.unit);
    }
    own.properties?.forEach(({name, node: property}) =>
      visit(property, [...path, name], ownAncestors),
    );
    [own.items, ...(own.variants?.nodes ?? [])].forEach((inner) => {
      if (inner !== undefined) {
        visit(inner, path, ownAncestors);
      }
    });
  };
  visit(node, [], []);
  return found;
}

/** Converts a whole number (decimal or hex) to the larger unit; `undefined` for other texts. */
export function convertAmount(text: string, {decimals}: Unit): string | undefined {
  if (!/^(-?\d+|0x[0-9a-fA-F]+)$/.test(text)) {
    return undefined;
  }
  const amount = BigInt(text);
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Converts an amount of the larger unit to the smallest one, exactly; `undefined` for other texts. */
export function smallestAmount(text: string, {decimals}: Unit): string | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? [];
  return whole === '' || fraction.length > decimals
    ? undefined
    : sign + BigInt(whole + fraction.padEnd(decimals, '0')).toString();
}
