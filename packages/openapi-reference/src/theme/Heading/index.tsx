// Replaces the class for the place below the navbar, which `css/reference.css` sets: Readability, of the reader views of
// browsers, drops headings whose class has "scroll", and keeps those whose class has "content" whatever their id is.
import clsx from 'clsx';
import ThemeHeading from '@theme-init/Heading';
import type {Props} from '@theme/Heading';
import {cloneElement, type ReactElement} from 'react';

const renderHeading = ThemeHeading as (props: Props) => ReactElement<Props>;

export default function Heading(props: Props): ReactElement {
  const heading = renderHeading(props);
  return heading.props.id === undefined
    ? heading
    : cloneElement(heading, {className: clsx('anchor content-heading', props.className)});
}
