import type {RootContent} from 'mdast';
import type {OperationEntry} from '../reference/reference-index';
import {evidenceMark} from './evidence';
import {code, type Phrase, row, twinLink} from './nodes';
import {type Section, tableSection} from './section';

/** Creates a section with a table of operations. Plans and credits have columns if there are any. */
export function operationTable(
  before: readonly RootContent[],
  operations: readonly OperationEntry[],
  where: readonly Phrase[],
): Section {
  const hasPlans = operations.some(({plan}) => plan !== undefined);
  return tableSection(
    before,
    [
      'Endpoint',
      'Request',
      ...(hasPlans ? ['Plan', 'Credits a call'] : []),
      'Description',
    ],
    operations.map((operation) => {
      const {title, route, method, path, plan = '–', credits, summary} = operation;
      return row(
        [twinLink(title, route)],
        [code(`${method} ${path}`)],
        ...(hasPlans
          ? [[plan], [credits === undefined ? 'not published' : `${credits}`]]
          : []),
        [[summary, ...marksOf(operation)].join(' ')],
      );
    }),
    where,
  );
}

function marksOf({deprecated, evidence}: OperationEntry): string[] {
  const mark = evidenceMark(evidence);
  return [
    ...(deprecated === true ? ['(deprecated)'] : []),
    ...(mark === undefined ? [] : [`(${mark})`]),
  ];
}
