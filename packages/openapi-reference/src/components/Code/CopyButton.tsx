import {translate} from '@docusaurus/Translate';
import React, {useEffect, useState, type ReactNode} from 'react';
import {copyText} from './copy-text';

/** Time that the button shows a result, in milliseconds. */
const SHOWN_MS = 3000;

export default function CopyButton({
  textOf,
  className,
  label = translate({id: 'code.copy', message: 'Copy'}),
}: {
  textOf: () => string;
  className: string | undefined;
  label?: string;
}): ReactNode {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = (): void =>
    void copyText(textOf()).then((isCopied) => setResult(isCopied ? 'copied' : 'failed'));
  return (
    <button type="button" className={className} onClick={copy}>
      {result === 'copied'
        ? translate({id: 'code.copied', message: 'Copied'})
        : result === 'failed'
          ? translate({id: 'code.copy.failed', message: 'Not copied: select the text'})
          : label}
    </button>
  );
}
