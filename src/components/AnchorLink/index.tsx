import {translate} from '@docusaurus/Translate';
import React, {useState, type MouseEvent, type ReactNode} from 'react';
import {copyText} from '@site/src/components/Code/copy-text';
import styles from './styles.module.css';

/** The link of a parameter or field to itself; a click also copies its address. */
export default function AnchorLink({id, name}: {id: string; name: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent<HTMLAnchorElement>): void => {
    // Where the browser lets nothing be copied, the link still leads to its place.
    copyText(event.currentTarget.href).then(setCopied, () => setCopied(false));
  };
  return (
    <a
      className={styles.anchor}
      href={`#${encodeURIComponent(id)}`}
      onClick={copy}
      onBlur={() => setCopied(false)}
      aria-label={translate(
        {id: 'reference.anchor.label', message: 'Copy link to {name}'},
        {name},
      )}
    >
      {copied ? translate({id: 'reference.anchor.copied', message: 'Link copied'}) : '#'}
    </a>
  );
}
