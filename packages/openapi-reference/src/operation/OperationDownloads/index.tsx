import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Operation} from '../../reference/operation';
import styles from './styles.module.css';

/** Links to the files of the API, and to the operation in Insomnia. */
export default function OperationDownloads({
  operation: {method, path},
}: {
  operation: Pick<Operation, 'method' | 'path'>;
}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const endpoint = `${method},${encodeURIComponent(path)}`;
  return (
    <p className={styles.downloads} data-search-ignore data-mdast="ignore">
      <a href={`${baseUrl}openapi.yaml`}>OpenAPI</a>
      <a href={`${baseUrl}postman_collection.json`}>
        <Translate id="reference.postman">Postman collection</Translate>
      </a>
      <Link
        to={`https://app.insomnia.rest/run?endpoint=${endpoint}&specUrl=${url}${baseUrl}openapi.json`}
      >
        <Translate id="reference.insomnia">Open in Insomnia</Translate>
      </Link>
    </p>
  );
}
