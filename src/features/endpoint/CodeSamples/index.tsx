import {translate} from '@docusaurus/Translate';
import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import Code from '@site/src/components/Code';
import {type HighlightedSample, sampleLanguages} from '@site/src/reference/code-sample';
import {followNetwork} from '@site/src/features/network/network';
import {followLanguage} from './language';
import styles from './styles.module.css';

/**
 * One request in the four languages, behind native radio buttons, so that a language can be chosen
 * without scripts. With scripts the choice holds for every sample of the site: it is kept as
 * `data-language` on the root element, which a script in the head sets (see `language.ts`). The
 * address in a sample is that of the chosen network (see `src/plugins/head/network-script.ts`).
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
      followLanguage(container.current);
    }
  }, []);
  useEffect(followNetwork, [samples]);
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
