import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {useCopy} from '../Code/use-copy';
import styles from './styles.module.css';

/** A link to a parameter or field. A click also copies its URL. */
export default function AnchorLink({id, name}: {id: string; name: string}): ReactNode {
  const {copy, result} = useCopy();
  return (
    <a
      className={styles.anchor}
      data-markdown-ignore=""
      href={`#${encodeURIComponent(id)}`}
      onClick={({currentTarget: {href}}) => copy(href)}
      aria-label={translate(
        {id: 'reference.anchor.label', message: 'Copy link to {name}'},
        {name},
      )}
    >
      {result === 'copied' &&
        translate({id: 'reference.anchor.copied', message: 'Link copied'})}
    </a>
  );
}
