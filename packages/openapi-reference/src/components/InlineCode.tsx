import React, {type ComponentProps, type ReactNode} from 'react';

/** Code in a text, without the role `code`, before and after which some screen readers stop. */
export default function InlineCode(attributes: ComponentProps<'code'>): ReactNode {
  return <code role="none" {...attributes} />;
}
