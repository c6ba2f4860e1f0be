import CodeBlock from '@theme/CodeBlock';
import React, {type ReactNode} from 'react';

/** An example body, highlighted by its media type. */
export default function Example({
  example,
  mediaType,
  title,
}: {
  example: string;
  mediaType?: string;
  title?: string;
}): ReactNode {
  const language = mediaType === undefined || /json/i.test(mediaType) ? 'json' : 'text';
  return (
    <CodeBlock language={language} title={title}>
      {example}
    </CodeBlock>
  );
}
