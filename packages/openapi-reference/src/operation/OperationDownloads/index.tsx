import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {hasFile} from '../../framework/reference-pages';
import type {OperationView} from '../../pages/page-data';
import {operationRoute} from '../../route/route';
import styles from './styles.module.css';

/** Links to the files of the API, and to the operation in Insomnia. */
export default function OperationDownloads({
  operation,
}: {
  operation: Pick<OperationView, 'method' | 'path' | 'page' | 'tag' | 'slug'>;
}): ReactNode {
  const {method, path, page} = operation;
  const {url} = useDocusaurusContext().siteConfig;
  // The files are in the folder of the reference.
  const root = page.replace(operationRoute(operation), '/');
  const folder = useBaseUrl(root);
  const endpoint = `${method},${encodeURIComponent(path)}`;
  return (
    <p className={styles.downloads} data-search-ignore data-markdown-ignore="">
      {hasFile(`${root}openapi.yaml`) && <a href={`${folder}openapi.yaml`}>OpenAPI</a>}{' '}
      {hasFile(`${root}postman_collection.json`) && (
        <a href={`${folder}postman_collection.json`}>
          <Translate id="reference.postman">Postman collection</Translate>
        </a>
      )}{' '}
      {hasFile(`${root}openapi.json`) && (
        <Link
          to={`https://app.insomnia.rest/run?endpoint=${endpoint}&specUrl=${url}${folder}openapi.json`}
        >
          <Translate id="reference.insomnia">Open in Insomnia</Translate>
        </Link>
      )}
    </p>
  );
}
