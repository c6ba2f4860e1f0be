import type {AutocompleteRenderer} from '@algolia/autocomplete-js';
import {createElement, Fragment, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';

/**
 * Creates a renderer that uses the React of the page, so that autocomplete-js needs no Preact
 * (autocomplete-js, "Rendering with another library").
 */
export function createRenderer(): {
  renderer: Required<AutocompleteRenderer>;
  unmount: () => void;
} {
  const roots = new Map<Element, Root>();
  const render = (node: ReactNode, container: Element): void => {
    const root = roots.get(container) ?? createRoot(container);
    roots.set(container, root);
    root.render(node);
  };
  return {
    // The types are those of Preact.
    renderer: {
      createElement,
      Fragment,
      render,
    } as unknown as Required<AutocompleteRenderer>,
    unmount: () => roots.forEach((root) => root.unmount()),
  };
}
