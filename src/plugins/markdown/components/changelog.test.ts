import {expect, it} from 'vitest';
import {print} from '@site/src/markdown/print';
import {releaseBlocks} from './changelog';
import {parseRichText} from '@site/src/openapi/markdown';

it('The changelog in Markdown has the date, the endpoints with links, and the marks.', () => {
  const blocks = releaseBlocks({
    date: '2026-11-22',
    groups: [
      {
        subjects: [{title: 'Get Block', route: '/api/Block/get-block'}],
        changes: [
          {
            type: 'removed',
            kind: 'api',
            breaking: true,
            text: parseRichText('The field `a` was removed.'),
          },
        ],
      },
      {
        subjects: [{title: 'Gone'}],
        changes: [{type: 'removed', kind: 'knowledge', breaking: true, text: 'B.'}],
      },
      {subjects: [], changes: [{type: 'changed', kind: 'knowledge', text: 'C.'}]},
      {
        subjects: [{title: 'Pet', route: '/schemas/pet'}, {title: 'Gone'}],
        changes: [{type: 'changed', kind: 'knowledge', breaking: true, text: 'D.'}],
      },
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
      'D. (Check your code)',
      '- [Pet](/schemas/pet.md)\n- Gone',
    ].join('\n\n'),
  );
});
