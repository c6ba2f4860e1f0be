import React, {type ReactNode} from 'react';

/** As the icon of the box that the search replaces. */
export function SearchIcon(): ReactNode {
  return <Icon path="M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Zm-1.5 3.5L14 14" />;
}

export function ClearIcon(): ReactNode {
  return <Icon path="M4 4l8 8M12 4l-8 8" />;
}

export function LoadingIcon(): ReactNode {
  return <Icon path="M8 2a6 6 0 1 1-6 6" />;
}

function Icon({path}: {path: string}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
