import type {AutocompleteRenderer} from '@algolia/autocomplete-js';
import {createElement, Fragment, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';

/**
 * Renders the panel with the React of the page, so that the box need not bring one of its own
 * (autocomplete-js, "Rendering with another library").
 */
export function createRenderer(): {
  renderer: Required<AutocompleteRenderer>;
  /** Takes everything away that was rendered. */
  unmount: () => void;
} {
  const roots = new Map<Element, Root>();
  const render = (node: ReactNode, place: Element): void => {
    const root = roots.get(place) ?? createRoot(place);
    roots.set(place, root);
    root.render(node);
  };
  return {
    // The types are those of Preact, whose elements are made alike.
    renderer: {
      createElement,
      Fragment,
      render,
    } as unknown as Required<AutocompleteRenderer>,
    unmount() {
      roots.forEach((root) => {
        root.unmount();
      });
    },
  };
}
