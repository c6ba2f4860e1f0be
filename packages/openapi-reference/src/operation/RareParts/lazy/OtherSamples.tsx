import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Code from '../../../components/Code';
import type {OperationView} from '../../../pages/page-data';
import styles from './styles.module.css';

/** Samples of the document in languages that the site creates none in. */
export default function OtherSamples({
  samples,
}: {
  samples: NonNullable<OperationView['otherSamples']>;
}): ReactNode {
  return samples.map(({label, code, colours}, index) => (
    <details key={index} className={styles.sample}>
      <summary>
        <Translate id="reference.samples.other" values={{label}}>
          {'In {label}'}
        </Translate>
      </summary>
      <Code colours={colours}>{code}</Code>
    </details>
  ));
}
