import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import PlainTable from '@site/src/features/table/PlainTable';
import type {RecipeData} from '@site/src/recipes/recipe';
import NoOperations from './NoOperations';

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
