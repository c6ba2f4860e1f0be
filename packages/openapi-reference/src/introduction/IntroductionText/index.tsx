import introduction from '@openapi-reference/data/introduction-text.json';
import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';

/** A long introduction, on its own page. */
export default function IntroductionText(): ReactNode {
  return <RichText text={introduction.text} />;
}
