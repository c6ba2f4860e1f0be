import {useEffect, useState} from 'react';
import {copyText} from './copy-text';

/** Time that a result is shown, in milliseconds. */
const SHOWN_MS = 3000;

/** Returns what copies a text, and for a moment whether that worked. */
export function useCopy(): {
  copy: (text: string) => void;
  result: 'copied' | 'failed' | undefined;
} {
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = (text: string): void =>
    void copyText(text).then((isCopied) => setResult(isCopied ? 'copied' : 'failed'));
  return {copy, result};
}
