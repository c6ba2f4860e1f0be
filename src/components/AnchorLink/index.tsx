import {translate} from '@docusaurus/Translate';
import React, {useState, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The link of a parameter or field to itself; a click also copies its address. */
export default function AnchorLink({id, name}: {id: string; name: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent<HTMLAnchorElement>): void => {
    const address = event.currentTarget.href;
    // Absent where the page is not served over HTTPS; the link still leads to its place.
    void navigator.clipboard?.writeText(address).then(() => setCopied(true));
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
