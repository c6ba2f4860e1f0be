/** What stands in the place of a parameter: an address or hash, a number, or a placeholder. */
const VALUE = /^(0x[\da-f]+|\d+|\{[^}]*\}|:\w+)$/i;

/**
 * Which share of a path template a typed path or address covers: 1 when it is the whole of it, 0
 * when it names anything that the template does not have in the same order.
 */
export function matchPath(template: string, typed: string): number {
  const wanted = segmentsOf(
    typed.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*/, ''),
  );
  const segments = segmentsOf(template);
  let place = 0;
  for (const segment of wanted) {
    const found = segments.findIndex(
      (candidate, index) => index >= place && isSameSegment(candidate, segment),
    );
    if (found < 0) {
      return 0;
    }
    place = found + 1;
  }
  return segments.length === 0 ? 0 : wanted.length / segments.length;
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

function isSameSegment(template: string, typed: string): boolean {
  return VALUE.test(template) ? VALUE.test(typed) : template === typed;
}
