import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/** Says under an example that was made from a schema that it shows less than the schema holds. */
export default function Shortened(): ReactNode {
  return (
    <p>
      <Translate id="reference.example.shortened">
        Shortened: the whole would be too long. The schemas inside have pages of their
        own.
      </Translate>
    </p>
  );
}
