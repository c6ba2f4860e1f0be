import React, {type ComponentProps, type ReactNode} from 'react';

/** Code in a text. With its role, some screen readers stop before it and after it. */
export default function InlineCode(attributes: ComponentProps<'code'>): ReactNode {
  return <code role="none" {...attributes} />;
}
