/** Path parameters: an address or hash, a number, or a placeholder. */
const VALUE = /^(0x[\da-f]+|\d+|\{[^}]*\}|:\w+)$/i;

/**
 * Returns the fraction of a path template that a typed path or URL covers: 1 for the whole
 * template, 0 if any segment does not match in order.
 */
export function matchPath(template: string, typed: string): number {
  const typedSegments = segmentsOf(
    typed.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*/, ''),
  );
  const segments = segmentsOf(template);
  let position = 0;
  for (const segment of typedSegments) {
    const found = segments.findIndex(
      (candidate, index) => index >= position && isSameSegment(candidate, segment),
    );
    if (found < 0) {
      return 0;
    }
    position = found + 1;
  }
  return segments.length === 0 ? 0 : typedSegments.length / segments.length;
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function isSameSegment(template: string, typed: string): boolean {
  return VALUE.test(template) ? VALUE.test(typed) : template === typed;
}
