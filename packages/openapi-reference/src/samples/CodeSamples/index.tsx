import {translate} from '@docusaurus/Translate';
import React, {useLayoutEffect, type ReactNode} from 'react';
import Code from '../../components/Code';
import LanguageTabs from '../../components/LanguageTabs';
import type {HighlightedSample} from '../code-sample';
import {syncNetwork} from '../../server/network';

/**
 * Shows a request in the languages of its samples. A script in the head gives them the URL and the code of the
 * current network (`site/choices/network-script.ts`).
 */
export default function CodeSamples({
  samples,
  label = translate({id: 'reference.samples.label', message: 'Language of the sample'}),
}: {
  samples: readonly HighlightedSample[];
  label?: string;
}): ReactNode {
  useLayoutEffect(syncNetwork, [samples]);
  const tabs = samples.map(
    ({language, label: title, prism, code, colours, networks}) => ({
      language,
      label: title,
      content: (
        <Code language={prism} colours={colours} networks={networks} wraps>
          {code}
        </Code>
      ),
    }),
  );
  return <LanguageTabs label={label} tabs={tabs} />;
}
