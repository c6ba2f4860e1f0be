// Names the reference in the titles of its pages, if the site has several.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-init/DocItem/Metadata';
import React, {type ReactNode} from 'react';
import {useReferenceLabel} from '../../../generated-page/use-reference-label';

export default function DocItemMetadataWrapper(): ReactNode {
  const {title} = useDoc().metadata;
  const {title: siteTitle, titleDelimiter} = useDocusaurusContext().siteConfig;
  const label = useReferenceLabel();
  return (
    <>
      <Metadata />
      {label === undefined || label === siteTitle ? null : (
        <PageMetadata title={`${title} ${titleDelimiter} ${label}`} />
      )}
    </>
  );
}
