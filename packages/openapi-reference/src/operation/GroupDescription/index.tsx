import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import type {GroupEntry} from '../../pages/reference-index';
import type {GroupTexts} from '../GroupPage';

/** The description of a group with all its blocks. Pages without such groups do not load it. */
export default function GroupDescription({
  group: {tag, description},
  texts,
}: {
  group: GroupEntry;
  texts: GroupTexts;
}): ReactNode {
  return <RichText text={texts[tag] ?? description} />;
}
