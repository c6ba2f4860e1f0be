import {translate} from '@docusaurus/Translate';
import React, {useState, type MouseEvent, type ReactNode} from 'react';
import {copyText} from '../Code/copy-text';
import styles from './styles.module.css';

/** A link to a parameter or field. A click also copies its URL. */
export default function AnchorLink({id, name}: {id: string; name: string}): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = ({currentTarget: {href}}: MouseEvent<HTMLAnchorElement>): void =>
    void copyText(href).then(setCopied);
  return (
    <a
      className={styles.anchor}
      data-markdown-ignore=""
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
