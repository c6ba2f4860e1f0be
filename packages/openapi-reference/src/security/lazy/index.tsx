import React, {type ReactNode} from 'react';
import CredentialFields from './CredentialFields';
import OperationSecurity, {type OperationSecurityProps} from './OperationSecurity';

/** What the page and, without properties, the request panel show of credentials: both load it. */
export default function OtherCredentials(
  props: OperationSecurityProps | {security?: never},
): ReactNode {
  return props.security ? <OperationSecurity {...props} /> : <CredentialFields />;
}
