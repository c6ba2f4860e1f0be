import React, {type ReactNode} from 'react';
import CredentialFields, {type CredentialFieldsProps} from './CredentialFields';
import OperationSecurity, {type OperationSecurityProps} from './OperationSecurity';

export type OtherCredentialsProps = OperationSecurityProps | CredentialFieldsProps;

/** What the page and the request panel show of credentials, in one module, as both load it. */
export default function OtherCredentials(props: OtherCredentialsProps): ReactNode {
  return 'form' in props ? (
    <CredentialFields {...props} />
  ) : (
    <OperationSecurity {...props} />
  );
}
