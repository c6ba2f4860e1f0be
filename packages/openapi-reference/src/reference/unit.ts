import {dereference, type SchemaComponents, type SchemaNode, type Unit} from './schema';

/** 1 KAIA is 10^18 peb (docs.kaia.io, "KAIA: the native token"). */
const DECIMALS = 18;

export function isUnit(text: string | undefined): text is Unit {
  return text === 'peb' || text === 'peb-if-whole';
}

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

/** Converts an amount in peb (decimal or hex) to KAIA; `undefined` for other texts. */
export function pebToKaia(text: string): string | undefined {
  if (!/^(-?\d+|0x[0-9a-fA-F]+)$/.test(text)) {
    return undefined;
  }
  const amount = BigInt(text);
  const digits = (amount < 0n ? -amount : amount).toString().padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
