import {translate} from '@docusaurus/Translate';
import React, {useEffect, type ReactNode} from 'react';
import Code from '../../components/Code';
import LanguageTabs from '../../components/LanguageTabs';
import {type HighlightedSample, sampleLanguages} from '../../reference/code-sample';
import {syncNetwork} from '../../server/network';

/**
 * Shows a request in four languages. A script in the head writes the URL of the current network into
 * the samples (`site/head/network-script.ts`).
 */
export default function CodeSamples({
  samples,
  label = translate({id: 'reference.samples.label', message: 'Language of the sample'}),
}: {
  samples: readonly HighlightedSample[];
  label?: string;
}): ReactNode {
  useEffect(syncNetwork, [samples]);
  const tabs = sampleLanguages.flatMap((language) =>
    samples
      .filter((sample) => sample.language === language.id)
      .map(({html}) => ({
        language: language.id,
        label: language.label,
        content: <Code language={language.prism} html={html} />,
      })),
  );
  return <LanguageTabs label={label} tabs={tabs} />;
}
