import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ScrollableTable from 'docusaurus-openapi-reference/components/ScrollableTable';
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
    <ScrollableTable
      label={translate({id: 'recipe.credits', message: 'Credits of the recipe'})}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="recipe.operation">Operation</Translate>
            </th>
            <th scope="col">
              <Translate id="recipe.calls">Calls</Translate>
            </th>
            <th scope="col">
              <Translate id="recipe.callCredits">Credits a call</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({id, title, route, credits}) => (
            <tr key={id}>
              <td>
                <Link to={route}>{title}</Link>
              </td>
              <td>{calls[id]}</td>
              <td>{credits ?? <Translate id="recipe.unknown">Not known</Translate>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
