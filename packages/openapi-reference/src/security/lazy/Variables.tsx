import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {credentialParts} from '../credential';
import type {SecurityScheme} from '../security';

/** The environment variables of the code samples that have the credential. */
export default function Variables({scheme}: {scheme: SecurityScheme}): ReactNode {
  const [first, second] = credentialParts(scheme).map(({variable}) => (
    <code key={variable}>{variable}</code>
  ));
  if (first === undefined) {
    return null;
  }
  return (
    <p>
      {second === undefined ? (
        <Translate id="authentication.variable" values={{variable: first}}>
          {'The code samples read it from the environment variable {variable}.'}
        </Translate>
      ) : (
        <Translate id="authentication.variables" values={{user: first, password: second}}>
          {
            'The code samples read it from the environment variables {user} and {password}.'
          }
        </Translate>
      )}
    </p>
  );
}
