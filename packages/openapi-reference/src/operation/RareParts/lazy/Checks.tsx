import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Checked} from '../../operation';
import styles from './styles.module.css';

/** Shows when the service last answered as described, if it has been checked. */
export default function Checks({checked}: {checked: Checked[]}): ReactNode {
  return (
    <p className={styles.checks}>
      {checked.map(({network, date}) => (
        <span key={network}>
          <Translate id="reference.checked" values={{network, date}}>
            {'Checked against {network} on {date}'}
          </Translate>
        </span>
      ))}
    </p>
  );
}
