import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import ScrollableTable from 'docusaurus-openapi-reference/components/ScrollableTable';
import {
  errorLine,
  exceptionLabel,
  exitCode,
  type Scenario,
  type ScenarioOutcome,
  sentenceParts,
} from '@site/src/recipes/scenario';

/** Lists what can go wrong, and what every program does then. */
export default function RecipeScenarios({
  scenarios,
}: {
  scenarios: readonly Scenario[];
}): ReactNode {
  return (
    <ScrollableTable
      label={translate({id: 'recipe.scenarios', message: 'Scenarios of the test'})}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="recipe.service">The service</Translate>
            </th>
            <th scope="col">
              <Translate id="recipe.outcome">The program</Translate>
            </th>
            <th scope="col">
              <Translate id="recipe.exitCode">Exit code</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {scenarios.map(({service, program, but}) => (
            <tr key={service}>
              <td>
                {sentenceParts(service).map(({text, isCode}) =>
                  isCode ? <code key={text}>{text}</code> : text,
                )}
              </td>
              <td>
                <Outcome outcome={program} />
                {Object.entries(but ?? {}).map(([name, outcome]) => (
                  <Fragment key={name}>
                    {`; ${exceptionLabel(name)}: `}
                    <Outcome outcome={outcome} />
                  </Fragment>
                ))}
              </td>
              <td>{exitCode(program)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

function Outcome({outcome}: {outcome: ScenarioOutcome}): ReactNode {
  return outcome === 'same output' ? (
    <Translate id="recipe.sameOutput">Same output</Translate>
  ) : (
    <code>{errorLine(outcome)}</code>
  );
}
