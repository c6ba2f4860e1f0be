import groups from '@openapi-reference/data/group-texts.json';
import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import type {GroupEntry} from '../../reference/reference-index';

/** The description of a group with all its blocks. Pages without such groups do not load it. */
export default function GroupDescription({
  group: {tag, description},
}: {
  group: GroupEntry;
}): ReactNode {
  return <RichText text={groups.texts[tag] ?? description} />;
}
