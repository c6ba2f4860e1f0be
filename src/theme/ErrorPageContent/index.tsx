// Sets the title of the error page (product specification, section 8), and recovers on navigation.
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import React, {type ReactNode} from 'react';
import {useRetryOnNavigation} from '@site/src/features/site-errors/useRetryOnNavigation';

export default function ErrorPageContentWithTitle(props: Props): ReactNode {
  useRetryOnNavigation(props.tryAgain);
  return (
    <>
      <Head>
        <title>{translate({id: 'errorPage.title', message: 'Page Error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
