import type {RootContent} from 'mdast';
import {
  heading,
  item,
  list,
  paragraph,
  pageLink,
  twinLink,
} from '../../../markdown/nodes';
import {printRichText} from '../../../markdown/rich-text';
import {
  type ChangeGroup,
  CHANGELOG_FEED,
  type ChangeView,
  type ReleaseView,
} from '../../../reference/change';
import type {BlockComponent} from '../component';

export const changelog: BlockComponent = (_, __, {site: {readJson}}) => {
  const {releases} = readJson('@site/docs/api/changelog.json') as {
    releases: ReleaseView[];
  };
  return releases.length === 0
    ? [paragraph('No changes are recorded for this description.')]
    : [
        paragraph(pageLink('Follow the changes as an Atom feed', CHANGELOG_FEED)),
        ...releases.flatMap(releaseBlocks),
      ];
};

/** Returns a release as blocks of Markdown: its date, and its lines by endpoint and schema. */
export function releaseBlocks({date, groups}: ReleaseView): RootContent[] {
  return [
    heading(2, date),
    ...groups.flatMap(({subjects, changes}: ChangeGroup) => {
      const names = subjects.map(({title, route}) =>
        paragraph(route === undefined ? title : twinLink(title, route)),
      );
      const lines = changes.map((change) =>
        paragraph(
          {type: 'printed', value: printRichText(change.text).text},
          marksOf(change),
        ),
      );
      return subjects.length > 1
        ? [...lines, list(names.map((name) => item(name)))]
        : [
            names[0] ?? paragraph('The whole description'),
            list(lines.map((line) => item(line))),
          ];
    }),
  ];
}

function marksOf({kind, breaking}: ChangeView): string {
  const marks = [
    ...(breaking === true ? [kind === 'api' ? 'Breaking' : 'Check your code'] : []),
    ...(kind === 'api' ? ['API changed'] : []),
  ];
  return marks.length === 0 ? '' : ` (${marks.join(', ')})`;
}
