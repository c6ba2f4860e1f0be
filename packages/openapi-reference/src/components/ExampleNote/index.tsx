import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that an example of a response is not what the request of the samples returns. */
export default function ExampleNote({
  hasWorld,
}: {
  /** A page of the site introduces the accounts and tokens of the examples. */
  hasWorld: boolean;
}): ReactNode {
  const examples = (
    <Translate id="reference.exampleResponse.examples">examples</Translate>
  );
  return (
    <p className={styles.note}>
      <Translate
        id="reference.exampleResponse.note"
        values={{
          examples: hasWorld ? (
            <Link to="/guides/example-world">{examples}</Link>
          ) : (
            examples
          ),
        }}
      >
        {'The values are {examples}: a request returns others.'}
      </Translate>
    </p>
  );
}
