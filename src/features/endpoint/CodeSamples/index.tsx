import {translate} from '@docusaurus/Translate';
import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import Code from '@site/src/components/Code';
import {type HighlightedSample, sampleLanguages} from '@site/src/reference/code-sample';
import {syncNetwork} from '@site/src/features/network/network';
import {syncLanguage} from './language';
import styles from './styles.module.css';

/**
 * Shows a request in four languages. Native radio buttons work without scripts. With scripts, a choice
 * applies to all samples of the site: a script in the head stores it and sets `data-language` on the
 * root element (`src/plugins/head/language-script.ts`), and another one writes the URL of the current
 * network into the samples (`src/plugins/head/network-script.ts`).
 */
export default function CodeSamples({
  samples,
  label = translate({id: 'reference.samples.label', message: 'Language of the sample'}),
}: {
  samples: readonly HighlightedSample[];
  label?: string;
}): ReactNode {
  const name = useId();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current !== null) {
      syncLanguage(container.current);
    }
  }, []);
  useEffect(syncNetwork, [samples]);
  return (
    <div className={styles.samples} ref={container} data-search-ignore>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>{label}</legend>
        {sampleLanguages.map((language, index) => (
          <label
            key={language.id}
            className={styles.language}
            data-language-option={language.id}
          >
            <input
              type="radio"
              name={name}
              value={language.id}
              defaultChecked={index === 0}
              data-language-input=""
            />
            {language.label}
          </label>
        ))}
      </fieldset>
      {samples.map((sample) => (
        <div
          key={sample.language}
          className={styles.sample}
          data-language-sample={sample.language}
        >
          <Code language={prismLanguage(sample)} html={sample.html} />
        </div>
      ))}
    </div>
  );
}

function prismLanguage(sample: HighlightedSample): string | undefined {
  return sampleLanguages.find((language) => language.id === sample.language)?.prism;
}
