import React, {type ReactNode} from 'react';

/** The text in a label whose field has it as its name: a screen reader reads it once, with the field. */
export default function LabelText({children}: {children: ReactNode}): ReactNode {
  return <span aria-hidden="true">{children}</span>;
}
