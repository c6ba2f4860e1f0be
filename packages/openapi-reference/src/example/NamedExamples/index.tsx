import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import RichText from '../../components/RichText';
import type {NamedExample} from '../named-example';
import styles from './styles.module.css';

export default function NamedExamples({
  examples,
}: {
  examples: readonly NamedExample[];
}): ReactNode {
  return (
    <dl className={styles.examples}>
      {examples.map(({name, summary, description, value}) => (
        <div key={name}>
          <dt>
            <Translate id="reference.parameter.example" values={{name: summary ?? name}}>
              {'Example: {name}'}
            </Translate>
          </dt>
          <dd>
            <code>{value}</code>
            <RichText text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
