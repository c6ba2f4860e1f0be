/*
 * The content of closed `details` is a text, not elements, until they open: React hydrates less, and the browser
 * finds the text. The HTML of the build has the elements.
 */

/** What is a text now, with the nodes that it had, until React has hydrated it. */
const contents = new Map<Element, readonly Node[]>();
/** The same by the ids of the elements that it had. */
const contentById = new Map<string, Element>();

let isHydrating = false;

/** Leaves the text of what is closed, with the names of its parts (`page-part.tsx`). */
function collapse(): void {
  for (const content of document.querySelectorAll<HTMLElement>('[data-closed]')) {
    isHydrating = true;
    // It can be in another one, which is a text now.
    if (content.isConnected && content.matches('details:not([open]) > *')) {
      contents.set(content, [...content.childNodes]);
      content.querySelectorAll('[id]').forEach(({id}) => contentById.set(id, content));
      const parts = content.querySelectorAll<HTMLElement>('[data-part]');
      content.dataset.part = Array.from(parts, ({dataset}) => dataset.part).join(' ');
      content.textContent = content.textContent;
    }
  }
  // The event of the media query comes after Chromium has counted the sheets.
  addEventListener('beforeprint', () => contents.forEach(showInPrint));
}

/** Returns whether React hydrates the HTML of the server now. */
export function isHydration(): boolean {
  return isHydrating;
}

/** @param details whose component React has hydrated. */
export function endHydration(details: Element | null): void {
  isHydrating = false;
  const content = details?.querySelector(':scope > [data-closed]') ?? undefined;
  if (content !== undefined && contents.has(content)) {
    contents.set(content, []);
  }
}

/** Shows the content that has an element with an id. */
export async function showContentOf(id: string): Promise<void> {
  const content = contentById.get(id);
  // React does not render within an effect.
  await Promise.resolve();
  if (content !== undefined) {
    show(content);
  }
}

/** Shows content as a component does at once, or as it was where React has not come yet. */
function showInPrint(nodes: readonly Node[], content: Element): void {
  show(content);
  if (nodes.length > 0) {
    content.replaceChildren(...nodes);
  }
}

/** Lets the component of the details render their content. */
function show(content: Element): void {
  content.parentElement?.dispatchEvent(new Event('toggle'));
}

// The code of the first page is executed before React hydrates it, that of others when nothing is closed.
if (typeof document !== 'undefined') {
  collapse();
}
