// Adds the title that a page has which is shown in the place of a crashed one (specification, section 8).
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
        <title>{translate({id: 'errorPage.title', message: 'Page Error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
