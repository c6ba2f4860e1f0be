import React, {type ComponentProps, type ReactNode} from 'react';

/** A section with a heading, to which links lead by its id. Headings are enough to find it: it is no landmark. */
export default function Section({
  id,
  heading,
  headingClassName,
  children,
  ...attributes
}: {
  id: string;
  heading: ReactNode;
  headingClassName?: string | undefined;
} & ComponentProps<'section'>): ReactNode {
  return (
    <section {...attributes}>
      <h2 id={id} className={headingClassName}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
