import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import RichText from '../../components/RichText';
import type {ChangeView} from '../change';
import styles from './styles.module.css';

/** What a change says, with its marks. */
export default function ChangeLine({
  change: {kind, breaking, text},
}: {
  change: ChangeView;
}): ReactNode {
  return (
    <div className={styles.change}>
      <RichText text={text} /> {breaking === true ? <BreakingMark kind={kind} /> : null}{' '}
      {kind === 'api' ? (
        <span className={styles.mark}>
          <Translate id="changelog.api">API changed</Translate>
        </span>
      ) : null}
    </div>
  );
}

function BreakingMark({kind}: Pick<ChangeView, 'kind'>): ReactNode {
  return (
    <strong className={kind === 'api' ? styles.breaking : styles.caution}>
      {kind === 'api' ? (
        <Translate id="changelog.breaking">Breaking</Translate>
      ) : (
        <Translate id="changelog.breaking.knowledge">Check your code</Translate>
      )}
    </strong>
  );
}
