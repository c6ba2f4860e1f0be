import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import panelStyles from '../../../form/styles.module.css';

/** Says how many entries of the answer are not drawn. */
export default function MissingRows({count}: {count: number}): ReactNode {
  return count === 0 ? null : (
    <p className={panelStyles.notice}>
      <Translate id="panel.chart.missing" values={{count}}>
        {'Entries without a number, not drawn: {count}'}
      </Translate>
    </p>
  );
}
