// Replaces the image of the theme, because the HTML has one for each colour mode, and text browsers read both names.
import {ThemedComponent} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ThemedImage';
import React, {type ReactNode} from 'react';

export default function ThemedImage({
  sources,
  className,
  alt,
  ...attributes
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <ThemedComponent className={className}>
      {({theme, className: themeClassName}) => (
        <img
          {...attributes}
          src={sources[theme]}
          alt={isBrowser || theme === 'light' ? alt : ''}
          className={themeClassName}
        />
      )}
    </ThemedComponent>
  );
}
