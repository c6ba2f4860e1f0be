import {expect, it} from 'vitest';
import {readBlocks} from './blocks';

it('The commands and the files of a guide are its blocks, in their order.', () => {
  const guide = `
\`\`\`ts title="src/a.ts"
a();
\`\`\`

1. Run it:

   \`\`\`bash title="macOS and Linux"
   run \\
     a
   \`\`\`

\`\`\`bash title="watch.sh"
watch
\`\`\`
`;
  expect(readBlocks(guide)).toEqual([
    {line: 2, code: 'a();\n', isCommand: false, file: 'src/a.ts'},
    {line: 8, code: 'run \\\n  a\n', isCommand: true},
    {line: 13, code: 'watch\n', isCommand: true, file: 'watch.sh'},
  ]);
});

it('What is only shown, and what belongs into the home folder, is left out.', () => {
  const guide = `
\`\`\`json
{}
\`\`\`

\`\`\`toml title="~/.tool/config.toml"
a = 1
\`\`\`
`;
  expect(readBlocks(guide)).toEqual([]);
});
