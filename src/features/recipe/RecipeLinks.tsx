import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {RecipeData} from '@site/src/recipes/recipe';
import NoOperations from './NoOperations';

/** Links to the operations of a recipe, with their form filled in. */
export default function RecipeLinks({
  operations,
}: Pick<RecipeData, 'operations'>): ReactNode {
  return operations.length === 0 ? (
    <NoOperations />
  ) : (
    <ul>
      {operations.map(({id, title, requestLink}) => (
        <li key={id}>
          <Link to={requestLink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
