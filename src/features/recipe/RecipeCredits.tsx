import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type {RecipeData} from '@site/src/recipes/recipe';
import {estimateLink, estimateName} from '@site/src/reference/estimate-link';

/**
 * Lists the operations of a recipe with their credits, and links to an estimate.
 *
 * @param calls How often a program calls each operation, by operationId.
 * @param use The calls a day of each operation for the estimate, by operationId: `1d`, `2841r500`.
 * @param estimate What the estimate is of: "of one run a day."
 */
export default function RecipeCredits({
  operations,
  calls,
  use,
  estimate,
}: Pick<RecipeData, 'operations'> & {
  calls: Readonly<Record<string, string>>;
  use: Readonly<Record<string, string>>;
  estimate: string;
}): ReactNode {
  return (
    <>
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
      {operations.length === 0 ? null : (
        <p>
          <Link
            to={estimateLink(
              operations.map(({id}) => `${estimateName(id)}:${use[id]}`).join(),
            )}
          >
            <Translate id="recipe.estimate">Estimate the credits</Translate>
          </Link>{' '}
          {estimate}
        </p>
      )}
    </>
  );
}
