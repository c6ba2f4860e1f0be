import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import type {RichText as Text} from '../../text/rich-text';

/** A long introduction, on its own page. */
export default function IntroductionText({text}: {text: Text}): ReactNode {
  return <RichText text={text} />;
}
