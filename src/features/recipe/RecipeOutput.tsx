import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Code} from 'docusaurus-openapi-reference/components';
import type {RecipeData} from '@site/src/recipes/recipe';

/** Shows what a program prints and the files that it writes. */
export default function RecipeOutput({
  output,
  files,
}: Pick<RecipeData, 'output' | 'files'>): ReactNode {
  return (
    <div data-search-ignore>
      <Code title={translate({id: 'recipe.output', message: 'Output'})}>{output}</Code>
      {files.map(({name, content}) => (
        <Code key={name} title={name}>
          {content}
        </Code>
      ))}
    </div>
  );
}
