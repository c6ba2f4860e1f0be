import React, {type ComponentProps, type ReactNode} from 'react';

/** A section that its heading names, to which links lead by its id. */
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
    <section aria-labelledby={id} {...attributes}>
      <h2 id={id} className={headingClassName}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
