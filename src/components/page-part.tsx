import React, {lazy, Suspense, type ComponentType, type ReactNode} from 'react';

type Load<P> = () => Promise<{default: ComponentType<P>}>;

/** Loads the code of parts by name. */
const loaders: Record<string, () => Promise<void>> = {};

/**
 * Creates a component whose code is in a chunk that only pages with it load. The server renders it, so
 * its HTML is in the page. React would remove that HTML if the page changed before the chunk is there:
 * the client module `preload` waits for it.
 *
 * @param name Unique on the site.
 */
export function createPagePart<P extends object>(
  name: string,
  load: Load<P>,
): (props: P) => ReactNode {
  // A lazy component has the properties of its component, which its type does not say for any P.
  let Part = lazy(load) as unknown as ComponentType<P>;
  loaders[name] = async () => {
    Part = (await load()).default;
  };
  return (props) => (
    <div data-part={name}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  );
}

/** Loads the code of all parts in the HTML of the page, before React hydrates it. */
export async function loadParts(): Promise<void> {
  const parts = document.querySelectorAll<HTMLElement>('[data-part]');
  await Promise.all([...parts].map(async ({dataset: {part = ''}}) => loaders[part]?.()));
}
