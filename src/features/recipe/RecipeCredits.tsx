import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import DataTable from '@site/src/components/DataTable';
import type {RecipeData} from '@site/src/recipes/recipe';

/**
 * Lists the operations of a recipe with their credits.
 *
 * @param calls How often a program calls each operation, by operationId.
 */
export default function RecipeCredits({
  operations,
  calls,
}: Pick<RecipeData, 'operations'> & {
  calls: Readonly<Record<string, string>>;
}): ReactNode {
  return (
    <DataTable
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
