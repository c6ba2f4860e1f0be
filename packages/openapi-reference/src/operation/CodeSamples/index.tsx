import {translate} from '@docusaurus/Translate';
import React, {useEffect, type ReactNode} from 'react';
import Code from '../../components/Code';
import LanguageTabs from '../../components/LanguageTabs';
import type {HighlightedSample} from '../../reference/code-sample';
import {syncNetwork} from '../../server/network';

/**
 * Shows a request in the languages of its samples. A script in the head writes the URL of the current network into
 * the samples (`site/choices/network-script.ts`).
 */
export default function CodeSamples({
  samples,
  label = translate({id: 'reference.samples.label', message: 'Language of the sample'}),
}: {
  samples: readonly HighlightedSample[];
  label?: string;
}): ReactNode {
  useEffect(syncNetwork, [samples]);
  const tabs = samples.map(({language, label: title, prism, html}) => ({
    language,
    label: title,
    content: <Code language={prism} html={html} />,
  }));
  return <LanguageTabs label={label} tabs={tabs} />;
}
