import groupBy from 'lodash/groupBy';
import type {Plan} from '../reference/plan';
import type {OperationEntry} from '../reference/reference-index';
import {planEndpointsRoute} from '../reference/route';
import {printEvidence} from './evidence';
import {heading, pageLink, paragraph, type Phrase} from './nodes';
import {operationTable} from './operation-table';
import {type Section, wholeSection} from './section';

/** Creates the sections of the twin of the list of a plan's operations, below its title. */
export function planSections(
  plan: Plan,
  entries: ReadonlyMap<string, OperationEntry>,
): Section[] {
  const operations = plan.operations.flatMap(({id}) => entries.get(id) ?? []);
  const where = [pageLink('the page', planEndpointsRoute(plan.name))];
  const groups = groupBy(operations, ({tag}) => tag.split('/')[0]);
  return [
    wholeSection(
      paragraph(
        `Endpoints listed for this plan: ${operations.length}.`,
        ...doubt(operations),
      ),
    ),
    ...Object.entries(groups).map(([group, listed]) =>
      operationTable([heading(2, group)], listed, where),
    ),
  ];
}

/** Says how many of the operations are in the plan by inference only. */
function doubt(operations: readonly OperationEntry[]): Phrase[] {
  const inferred = operations.filter(({planEvidence}) => planEvidence === 'inferred');
  return inferred.length === 0
    ? []
    : [
        ` The plan of ${inferred.length} of them is not documented (`,
        {type: 'printed', value: printEvidence('inferred')},
        ').',
      ];
}
