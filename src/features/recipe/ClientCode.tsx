import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useState} from 'react';
import {Code} from 'docusaurus-openapi-reference/components';
import type {RecipeClient} from '@site/src/recipes/recipe';
import styles from './styles.module.css';

/** Shows the client of a language. Pages load it late, because it is longer than the programs. */
export default function ClientCode({
  language,
}: Pick<RecipeClient, 'language'>): ReactNode {
  const [shown, show] = useState<RecipeClient>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('@generated/recipes/default/clients.json').then(
      ({default: {clients}}) =>
        show(clients.find((client) => client.language === language)),
      () => setFailed(true),
    );
  }, [language]);
  return shown === undefined ? (
    <p className={styles.file} role="status">
      {hasFailed ? (
        <Translate id="recipe.clientFailed">
          The client could not be loaded. Download it instead.
        </Translate>
      ) : (
        <Translate id="recipe.clientLoading">Loading the client …</Translate>
      )}
    </p>
  ) : (
    <Code colours={shown.colours}>{shown.code}</Code>
  );
}
