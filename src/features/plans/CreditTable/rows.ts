export const COLUMNS = ['title', 'plan', 'credits'] as const;

export type Column = (typeof COLUMNS)[number];

/** What the columns show. */
interface Row {
  title: string;
  plan: string | undefined;
  credits: number | undefined;
}

export interface Order {
  column: Column;
  descending: boolean;
}

/** Returns the order after a press on the heading of a column: ascending first, then the other way. */
export function orderAfterPress(order: Order | undefined, column: Column): Order {
  return {column, descending: order?.column === column && !order.descending};
}

/**
 * Returns the operations whose title or plan has all words of a text, in an order. The operations whose
 * value is not known come last in any order.
 */
export function creditRows<R extends Row>(
  operations: readonly R[],
  text: string,
  order: Order | undefined,
): R[] {
  const words = text.toLowerCase().match(/\S+/g) ?? [];
  const rows = operations.filter(({title, plan = ''}) => {
    const name = `${title} ${plan}`.toLowerCase();
    return words.every((word) => name.includes(word));
  });
  return order === undefined ? rows : rows.sort((a, b) => compare(a, b, order));
}

function compare(a: Row, b: Row, order: Order): number {
  const [first, second] = [a[order.column], b[order.column]];
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined);
  }
  const difference =
    typeof first === 'number' && typeof second === 'number'
      ? first - second
      : String(first).localeCompare(String(second), 'en');
  return order.descending ? -difference : difference;
}
