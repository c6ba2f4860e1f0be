import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Replaces the operations of a recipe if the document of the site has none of them. */
export default function NoOperations(): ReactNode {
  return (
    <p>
      <Translate id="recipe.noOperations">
        The API description of this site has none of the operations of this recipe.
      </Translate>
    </p>
  );
}
