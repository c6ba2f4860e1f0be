import {type ReactNode, useEffect, useId, useRef} from 'react';
import LabelText from '../LabelText';
import styles from './styles.module.css';

export interface LanguageTab {
  readonly language: string;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Shows code in one of several languages. Native radio buttons work without scripts. With scripts, a
 * choice applies to all code of the site: a script in the head stores it and sets `data-language` on
 * the root element (`site/choices/language-script.ts`).
 */
export default function LanguageTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly LanguageTab[];
}): ReactNode {
  const name = useId();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {language} = document.documentElement.dataset;
    const inputs = container.current?.querySelectorAll('input') ?? [];
    for (const input of language === undefined ? [] : inputs) {
      input.checked = input.value === language;
    }
  }, []);
  return (
    <div className={styles.tabs} ref={container} data-search-ignore>
      <fieldset className={styles.languages} aria-label={label}>
        {tabs.map((tab, index) => (
          <label
            key={tab.language}
            className={styles.language}
            data-language-option={tab.language}
          >
            <input
              type="radio"
              name={name}
              value={tab.language}
              defaultChecked={index === 0}
              aria-label={tab.label}
              data-language-input=""
            />
            <LabelText>{tab.label}</LabelText>
          </label>
        ))}
      </fieldset>
      {tabs.map(({language, content}) => (
        <div key={language} className={styles.panel} data-language-sample={language}>
          {content}
        </div>
      ))}
    </div>
  );
}
