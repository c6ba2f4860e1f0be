import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** A note below a generated example that omits parts of its schema. */
export default function Truncated(): ReactNode {
  return (
    <p>
      <Translate id="reference.example.truncated">
        Shortened: the whole would be too long. The schemas inside have pages of their
        own.
      </Translate>
    </p>
  );
}
