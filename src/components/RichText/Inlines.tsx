import Link from '@docusaurus/Link';
import React, {Fragment, type ReactNode} from 'react';
import type {Inline} from '@site/src/reference/rich-text';

export default function Inlines({inlines}: {inlines: Inline[]}): ReactNode {
  return inlines.map((inline, index) => (
    <Fragment key={index}>
      <InlineView inline={inline} />
    </Fragment>
  ));
}

function InlineView({inline}: {inline: Inline}): ReactNode {
  if (typeof inline === 'string') {
    return inline;
  }
  if ('code' in inline) {
    return <code>{inline.code}</code>;
  }
  if ('strong' in inline) {
    return (
      <strong>
        <Inlines inlines={inline.strong} />
      </strong>
    );
  }
  if ('emphasis' in inline) {
    return (
      <em>
        <Inlines inlines={inline.emphasis} />
      </em>
    );
  }
  if ('href' in inline) {
    return (
      <Link href={inline.href}>
        <Inlines inlines={inline.text} />
      </Link>
    );
  }
  if ('route' in inline) {
    return <Link to={inline.route}>{inline.title}</Link>;
  }
  if ('element' in inline) {
    return (
      <inline.element>
        <Inlines inlines={inline.text} />
      </inline.element>
    );
  }
  return <br />;
}
