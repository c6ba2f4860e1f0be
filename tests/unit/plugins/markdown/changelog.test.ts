import {expect, it} from 'vitest';
import {print} from '../../../../src/markdown/print';
import {releaseBlocks} from '../../../../src/plugins/markdown/components/changelog';

it('The changelog in Markdown has the date, the endpoints with links, and the marks.', () => {
  const blocks = releaseBlocks({
    date: '2026-11-22',
    groups: [
      {
        title: 'Get Block',
        route: '/api/Block/get-block',
        changes: [
          {
            type: 'removed',
            kind: 'api',
            breaking: true,
            text: [{paragraph: ['The field ', {code: 'a'}, ' was removed.']}],
          },
        ],
      },
      {
        title: 'Gone',
        changes: [{type: 'removed', kind: 'knowledge', breaking: true, text: ['B.']}],
      },
      {changes: [{type: 'changed', kind: 'knowledge', text: ['C.']}]},
    ],
  });
  expect(print(blocks)).toBe(
    [
      '## 2026-11-22',
      '[Get Block](/api/Block/get-block.md)',
      '- The field `a` was removed. (Breaking, API changed)',
      'Gone',
      '- B. (Check your code)',
      'The whole description',
      '- C.',
    ].join('\n\n'),
  );
});
