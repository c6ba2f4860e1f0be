import React, {type ReactNode} from 'react';

export const SEARCH_ICON = 'M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Zm-1.5 3.5L14 14';

/** @param props - `path` is drawn in a box of 16 units. */
export default function Icon({
  path,
  className,
}: {
  path: string;
  className?: string | undefined;
}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        d={path}
      />
    </svg>
  );
}
