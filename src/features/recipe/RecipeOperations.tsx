import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import PlainTable from '@site/src/features/table/PlainTable';
import type {RecipeData} from '@site/src/recipes/recipe';

type Props = Pick<RecipeData, 'operations'>;

/** Links to the operations of a recipe, with their form filled in. */
export function RecipeLinks({operations}: Props): ReactNode {
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

/**
 * Lists the operations of a recipe with their credits.
 *
 * @param calls How often a program calls each operation, by operationId.
 */
export function RecipeCredits({
  operations,
  calls,
}: Props & {calls: Readonly<Record<string, string>>}): ReactNode {
  return operations.length === 0 ? (
    <NoOperations />
  ) : (
    <PlainTable
      label={translate({id: 'recipe.credits', message: 'Credits of the recipe'})}
      columns={[
        translate({id: 'recipe.operation', message: 'Operation'}),
        translate({id: 'recipe.calls', message: 'Calls'}),
        translate({id: 'recipe.callCredits', message: 'Credits a call'}),
      ]}
      rows={operations.map(({id, title, route, credits}) => ({
        key: id,
        cells: [
          <Link to={route}>{title}</Link>,
          calls[id],
          credits ?? translate({id: 'recipe.unknown', message: 'Not known'}),
        ],
      }))}
    />
  );
}

/** The document of the site may have none of them. */
function NoOperations(): ReactNode {
  return (
    <p>
      <Translate id="recipe.noOperations">
        The API description of this site has none of the operations of this recipe.
      </Translate>
    </p>
  );
}
