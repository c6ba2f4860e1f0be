import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {useCopy} from './use-copy';

export default function CopyButton({
  textOf,
  className,
  label = translate({id: 'code.copy', message: 'Copy'}),
}: {
  textOf: () => string;
  className: string | undefined;
  label?: string;
}): ReactNode {
  const {copy, result} = useCopy();
  return (
    <button type="button" className={className} onClick={() => copy(textOf())}>
      {result === 'copied'
        ? translate({id: 'code.copied', message: 'Copied'})
        : result === 'failed'
          ? translate({id: 'code.copy.failed', message: 'Not copied: select the text'})
          : label}
    </button>
  );
}
