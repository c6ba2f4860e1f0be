import {translate} from '@docusaurus/Translate';
import React, {useEffect, useState, type ReactNode} from 'react';
import {copyText} from './copy-text';

/** Time that the button shows "Copied", in milliseconds. */
const COPIED_MS = 1500;

export default function CopyButton({
  textOf,
  className,
}: {
  textOf: () => string;
  className: string | undefined;
}): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (): void => {
    copyText(textOf()).then(setCopied, () => setCopied(false));
  };
  return (
    <button type="button" className={className} onClick={copy}>
      {copied
        ? translate({id: 'code.copied', message: 'Copied'})
        : translate({id: 'code.copy', message: 'Copy'})}
    </button>
  );
}
