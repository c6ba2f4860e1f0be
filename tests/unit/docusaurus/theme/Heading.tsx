import type {ComponentProps, ReactNode} from 'react';

type Props = {as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'} & ComponentProps<'h1'>;

/** Replaces the heading of the theme, without its link. */
export default function Heading({as: As, ...props}: Props): ReactNode {
  return <As {...props} />;
}
