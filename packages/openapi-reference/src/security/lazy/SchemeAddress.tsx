import Link from '@docusaurus/Link';
import React, {type ReactNode} from 'react';
import {isWebAddress} from '../../utils/web-address';

/** An address of a document: a link if it is one of the web, else code. */
export default function SchemeAddress({
  url,
  label = url,
}: {
  url: string;
  label?: string;
}): ReactNode {
  if (isWebAddress(url)) {
    return <Link href={url}>{label}</Link>;
  }
  return label === url ? (
    <code>{url}</code>
  ) : (
    <>
      {label} <code>{url}</code>
    </>
  );
}
