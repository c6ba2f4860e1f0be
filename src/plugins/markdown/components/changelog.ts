import {heading, item, list, paragraph, twinLink} from '../../../markdown/nodes';
import {printRichText} from '../../../markdown/rich-text';
import type {ChangeView} from '../../../reference/change';
import type {BlockComponent} from '../component';

/** Writes all changes, also those that the page shows on demand. */
export const changelog: BlockComponent = (_, __, {site: {releases}}) =>
  releases.length === 0
    ? [paragraph('No changes are recorded for this description.')]
    : releases.flatMap(({date, groups}) => [
        heading(2, date),
        ...groups.flatMap(({title, route, changes}) => [
          paragraph(
            route === undefined
              ? (title ?? 'The whole description')
              : twinLink(title ?? route, route),
          ),
          list(changes.map(changeItem)),
        ]),
      ]);

function changeItem({kind, breaking, text}: ChangeView): ReturnType<typeof item> {
  const marks = [
    ...(breaking === true ? [kind === 'api' ? 'Breaking' : 'Check your code'] : []),
    ...(kind === 'api' ? ['API changed'] : []),
  ];
  return item(
    paragraph(
      {type: 'printed', value: printRichText(text).text},
      ...(marks.length === 0 ? [] : [` (${marks.join(', ')})`]),
    ),
  );
}
