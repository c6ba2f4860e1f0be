import React, {
  Fragment,
  lazy,
  Suspense,
  type ComponentType,
  type ElementType,
  type ReactNode,
} from 'react';

type Load<P> = () => Promise<{default: ComponentType<P>}>;

/** Loads the code of parts by name. */
const loaders: Record<string, () => Promise<void>> = {};

/**
 * Creates a component whose code is in a chunk that only pages with it load. The server renders it, and
 * the client module `page-data` loads it before hydration: React would remove the HTML of a `Suspense`
 * if the page changed before the code is there, so it is there only where a link leads to the page.
 *
 * @param name Unique on the site.
 */
export function createPagePart<P extends object>(
  name: string,
  load: Load<P>,
): (props: P) => ReactNode {
  // A lazy component has the properties of its component, which its type does not say for any P.
  let Part = lazy(load) as unknown as ComponentType<P>;
  // The server waits for lazy components.
  let Boundary: ElementType = typeof window === 'undefined' ? Fragment : Suspense;
  loaders[name] = async () => {
    Part = (await load()).default;
    Boundary = Fragment;
  };
  return (props) => (
    <div data-part={name}>
      <Boundary>
        <Part {...props} />
      </Boundary>
    </div>
  );
}

let isLoaded = false;

/** Loads the code of all parts in the HTML of the page, before React hydrates it. */
export async function loadParts(): Promise<void> {
  if (isLoaded) {
    return;
  }
  isLoaded = true;
  const parts = document.querySelectorAll<HTMLElement>('[data-part]');
  await Promise.all(
    Array.from(parts).flatMap(({dataset: {part = ''}}) =>
      part.split(' ').map(async (name) => loaders[name]?.()),
    ),
  );
}
