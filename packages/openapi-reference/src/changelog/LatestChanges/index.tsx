import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../../components/RichText';
import Section from '../../components/Section';
import type {RichText as Text} from '../../text/rich-text';
import styles from './styles.module.css';

/** The latest changes of an operation, if there are any. */
export default function LatestChanges({changes}: {changes: Text | undefined}): ReactNode {
  return (
    changes && (
      <Section
        id="changes"
        heading={<Translate id="changelog.latest">Changes of this description</Translate>}
        className={styles.changes}
        data-search-ignore
      >
        <RichText text={changes} />
      </Section>
    )
  );
}
