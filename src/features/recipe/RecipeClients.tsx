import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {Code, LanguageTabs} from 'docusaurus-openapi-reference/components';
import {prismOf, type RecipeClient} from '@site/src/recipes/recipe';
import styles from './styles.module.css';

/** Shows the client of each language. */
export default function RecipeClients({
  clients,
}: {
  clients: readonly RecipeClient[];
}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <LanguageTabs
      label={translate({id: 'recipe.clientLanguage', message: 'Language of the client'})}
      tabs={clients.map(({language, label, file, path, code, colours}) => ({
        language,
        label,
        content: (
          <div className={styles.program}>
            <p className={styles.file}>
              <code>{file}</code>
              <a href={withBaseUrl(path)} download={file}>
                <Translate id="recipe.download">Download</Translate>
              </a>
            </p>
            <Code language={prismOf(language)} colours={colours}>
              {code}
            </Code>
          </div>
        ),
      }))}
    />
  );
}
