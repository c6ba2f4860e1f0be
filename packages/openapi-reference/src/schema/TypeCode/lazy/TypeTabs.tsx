import {createStorageSlot} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {growDetails} from '../../../components/animate-details';
import Code from '../../../components/Code';
import LabelText from '../../../components/LabelText';
import {fetchJson} from '../../../utils/fetch-json';
import {TYPE_LANGUAGES, type TypeLanguage, type TypeView} from '../../type-file';
import styles from './styles.module.css';

export {growDetails};

const slot = createStorageSlot('type-language', {persistence: 'localStorage'});

/** Returns the language that the reader chose last, for types or else for samples. */
function preferredLanguage(): TypeLanguage {
  const chosen = [slot.get(), document.documentElement.dataset['language']]
    .map((name) => TYPE_LANGUAGES.find(({id}) => id === name))
    .find((language) => language !== undefined);
  return (chosen ?? TYPE_LANGUAGES[0]).id;
}

/** Fetches the code of a type and shows it in one of its languages. */
export default function TypeTabs({view}: {view: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const [type, setType] = useState<TypeView | null>();
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const url = withBaseUrl(view);
  useEffect(() => {
    const show = (loaded: unknown): void =>
      growDetails(ref.current?.closest('details'), () =>
        setType(loaded as TypeView | null),
      );
    fetchJson(url).then(show, () => show(null));
  }, [url, attempt]);
  return (
    <div ref={ref}>
      {type === undefined ? (
        <p role="status">
          <Translate id="types.loading">Loading the types…</Translate>
        </p>
      ) : type === null ? (
        <p role="alert">
          <Translate id="types.notLoaded">
            The types could not be loaded. Check your connection, then retry.
          </Translate>{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              setType(undefined);
              setAttempt(attempt + 1);
            }}
          >
            <Translate id="types.retry">Retry</Translate>
          </button>
        </p>
      ) : (
        <Tabs type={type} />
      )}
    </div>
  );
}

function Tabs({type: {languages, truncated}}: {type: TypeView}): ReactNode {
  const name = useId();
  const [chosen, setChosen] = useState<TypeLanguage>(preferredLanguage);
  const shown = languages.find(({language}) => language === chosen);
  return (
    <div className={styles.tabs}>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>
          {translate({id: 'types.language', message: 'Language of the types'})}
        </legend>
        {languages.map(({language, label}) => (
          <label key={language} className={styles.language}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={language === chosen}
              onChange={() => {
                setChosen(language);
                slot.set(language);
              }}
            />
            <LabelText>{label}</LabelText>
          </label>
        ))}
      </fieldset>
      {shown && (
        <Code key={chosen} language={chosen} colours={shown.colours}>
          {shown.code}
        </Code>
      )}
      {truncated === 0 ? null : (
        <p className={styles.truncated}>
          <Translate
            id="types.truncated"
            values={{count: truncated}}
            description="Shown below the code of a type"
          >
            {'The code refers to more types ({count}). The files below have all.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
