// Adds to what stands in the place of a crashed page: the title that the specification asks for (section 8).
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import React, {type ComponentProps, type ReactNode} from 'react';

export default function ErrorPageContentWithTitle(
  props: ComponentProps<typeof ErrorPageContent>,
): ReactNode {
  return (
    <>
      <Head>
        <title>{translate({id: 'error.title', message: 'Page Error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
