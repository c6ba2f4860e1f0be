import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {parameterAnchor} from '../../route/anchor';
import type {OperationView} from '../../pages/page-data';
import styles from './styles.module.css';

/** Links to the parts of an endpoint page, where it has one column and is long. */
export default function PageContents({
  operation: {parameters, requestBody},
}: {
  operation: Pick<OperationView, 'parameters' | 'requestBody'>;
}): ReactNode {
  const [first] = parameters;
  return (
    <nav
      className={styles.contents}
      aria-label={translate({id: 'reference.contents', message: 'On this page'})}
      data-search-ignore
      data-markdown-ignore=""
    >
      {first && (
        <a href={`#${parameterAnchor(first)}`}>
          <Translate id="reference.contents.parameters">Parameters</Translate>
        </a>
      )}{' '}
      {requestBody && (
        <a href="#request-body">
          <Translate id="reference.requestBody">Request body</Translate>
        </a>
      )}{' '}
      <a href="#code-samples">
        <Translate id="reference.samples">Code samples</Translate>
      </a>{' '}
      <a href="#try-it">
        <Translate id="panel.title">Try it</Translate>
      </a>{' '}
      <a href="#responses">
        <Translate id="reference.responses">Responses</Translate>
      </a>
    </nav>
  );
}
