// Hides the icon from screen readers: the link around it has a name.
import IconHome from '@theme-init/Icon/Home';
import type {Props} from '@theme/Icon/Home';
import React, {type ReactNode} from 'react';

export default function Icon(props: Props): ReactNode {
  return <IconHome aria-hidden="true" {...props} />;
}
