import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The link beside a parameter or field by which its own address is copied or opened. */
export default function AnchorLink({id, name}: {id: string; name: string}): ReactNode {
  return (
    <a
      className={styles.anchor}
      href={`#${encodeURIComponent(id)}`}
      aria-label={translate(
        {id: 'reference.anchor.label', message: 'Direct link to {name}'},
        {name},
      )}
    >
      #
    </a>
  );
}
