import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../../components/RichText';
import type {RichText as Text} from '../../reference/rich-text';
import styles from './styles.module.css';

/** The latest changes of an operation, if there are any. */
export default function LatestChanges({changes}: {changes: Text | undefined}): ReactNode {
  return (
    changes && (
      <section className={styles.changes} aria-labelledby="changes" data-search-ignore>
        <h2 id="changes">
          <Translate id="changelog.latest">Changes of this description</Translate>
        </h2>
        <RichText text={changes} />
      </section>
    )
  );
}
