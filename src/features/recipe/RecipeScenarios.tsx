import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import PlainTable from '@site/src/features/table/PlainTable';
import Prose from '@site/src/features/table/Prose';
import {programLanguages} from '@site/src/recipes/recipe';
import type {Scenario, ScenarioOutcome} from '@site/src/recipes/scenario';

/** Lists what can go wrong, and what every program does then. */
export default function RecipeScenarios({
  scenarios,
}: {
  scenarios: readonly Scenario[];
}): ReactNode {
  return (
    <PlainTable
      label={translate({id: 'recipe.scenarios', message: 'Scenarios of the test'})}
      columns={[
        translate({id: 'recipe.service', message: 'The service'}),
        translate({id: 'recipe.outcome', message: 'The program'}),
        translate({id: 'recipe.exitCode', message: 'Exit code'}),
      ]}
      rows={scenarios.map(({service, program, but = {}}) => ({
        key: service,
        cells: [
          <Prose text={service} />,
          <>
            <Outcome outcome={program} />
            {Object.entries(but).map(([name, outcome]) => (
              <Fragment key={name}>
                {`; ${labelOf(name)}: `}
                <Outcome outcome={outcome} />
              </Fragment>
            ))}
          </>,
          program === 'same output' ? 0 : program.exit,
        ],
      }))}
    />
  );
}

/** Returns the label of a language, or the name of a recipe as it is. */
function labelOf(name: string): string {
  return programLanguages.find(({id}) => id === name)?.label ?? name;
}

function Outcome({outcome}: {outcome: ScenarioOutcome}): ReactNode {
  return outcome === 'same output' ? (
    <Translate id="recipe.sameOutput">Same output</Translate>
  ) : (
    <code>{`${outcome.what}. ${outcome.todo}`}</code>
  );
}
