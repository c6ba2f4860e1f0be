import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Code from '@site/src/components/Code';
import LanguageTabs from '@site/src/components/LanguageTabs';
import type {RecipeData, RecipeProgram as Program} from '@site/src/recipes/recipe';
import styles from './styles.module.css';

/** Shows the program of a recipe in each language, with its command and a link to download it. */
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

function Panel({program}: {program: Program}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {file, path, html, command} = program;
  return (
    <div className={styles.program}>
      <p className={styles.file}>
        <code>{file}</code>
        <a href={withBaseUrl(path)} download={file}>
          <Translate id="recipe.download">Download</Translate>
        </a>
      </p>
      <Code html={html} />
      <p className={styles.file}>
        <Translate id="recipe.run">Run</Translate>
      </p>
      <Code>{command}</Code>
    </div>
  );
}
