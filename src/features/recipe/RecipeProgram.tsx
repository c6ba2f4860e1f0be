import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type ReactNode, useId, useState} from 'react';
import {Code, LanguageTabs} from 'docusaurus-openapi-reference/components';
import {
  type Download,
  prismOf,
  type RecipeData,
  type RecipeProgram as Program,
} from '@site/src/recipes/recipe';
import ClientCode from './ClientCode';
import styles from './styles.module.css';

/** Shows the program of a recipe in each language, with its client, its command and downloads. */
export default function RecipeProgram({
  programs,
}: Pick<RecipeData, 'programs'>): ReactNode {
  return (
    <LanguageTabs
      label={translate({id: 'recipe.language', message: 'Language of the program'})}
      tabs={programs.map((program) => ({
        language: program.language,
        label: program.label,
        content: <Panel program={program} />,
      }))}
    />
  );
}

/** Native radio buttons choose the file without scripts. */
function Panel({program}: {program: Program}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const name = useId();
  const [isOpened, setOpened] = useState(false);
  const {file, code, colours, command, client, bundle, language} = program;
  return (
    <div className={styles.program}>
      <div className={styles.file}>
        <fieldset className={styles.files} data-markdown-ignore="">
          <legend className={styles.legend}>
            <Translate id="recipe.file">File</Translate>
          </legend>
          <label className={styles.fileTab}>
            <input
              type="radio"
              name={name}
              value="program"
              aria-label={file}
              defaultChecked
            />
            <code aria-hidden="true">{file}</code>
          </label>
          <label className={styles.fileTab}>
            <input
              type="radio"
              name={name}
              value="client"
              aria-label={client.file}
              onChange={() => setOpened(true)}
            />
            <code aria-hidden="true">{client.file}</code>
          </label>
        </fieldset>
        <a href={withBaseUrl(bundle.path)} download={bundle.file}>
          <Translate id="recipe.downloadBoth">Download both</Translate>
        </a>
      </div>
      <div className={styles.programFile}>
        <Code language={prismOf(language)} colours={colours}>
          {code}
        </Code>
        <DownloadFile {...program} />
      </div>
      <div className={styles.clientFile}>
        {isOpened && <ClientCode language={language} />}
        <DownloadFile {...client} />
      </div>
      <p className={styles.file}>
        <Translate id="recipe.run">Run</Translate>
      </p>
      <Code language="bash">{command}</Code>
    </div>
  );
}

function DownloadFile({file, path}: Download): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <p className={styles.file}>
      <a href={withBaseUrl(path)} download={file}>
        <Translate id="recipe.downloadFile" values={{file}}>
          {'Download {file}'}
        </Translate>
      </a>
    </p>
  );
}
