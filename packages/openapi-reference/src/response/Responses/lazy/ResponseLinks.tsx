import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import RichText from '../../../components/RichText';
import fieldStyles from '../../../schema/SchemaTree/styles.module.css';
import type {ResponseLink} from '../../response';
import ExpressionText from './ExpressionText';
import styles from './styles.module.css';

/** The requests that can follow a response. */
export default function ResponseLinks({
  links,
}: {
  links: readonly ResponseLink[];
}): ReactNode {
  return links.length === 0 ? null : (
    <>
      <h3 className={styles.heading}>
        <Translate id="reference.response.links">Links</Translate>
      </h3>
      <ul className={fieldStyles.fields}>
        {links.map((link) => (
          <LinkItem key={link.name} {...link} />
        ))}
      </ul>
    </>
  );
}

function LinkItem(link: ResponseLink): ReactNode {
  const {name, target, description, parameters, requestBody, serverUrl} = link;
  return (
    <li className={fieldStyles.field}>
      <div className={fieldStyles.entry}>
        <code className={fieldStyles.name}>{name}</code>
        {typeof target === 'string' ? (
          <code className={styles.target}>{target}</code>
        ) : (
          <Link to={target.route}>{target.title}</Link>
        )}
      </div>
      <RichText text={description} />
      <ul className={styles.values}>
        {parameters.map((parameter) => (
          <li key={parameter.name}>
            <Translate
              id="reference.response.link.parameter"
              values={{
                name: <code>{parameter.name}</code>,
                value: <ExpressionText expression={parameter.value} />,
              }}
            >
              {'{name} is {value}'}
            </Translate>
          </li>
        ))}
        {requestBody === undefined ? null : (
          <li>
            <Translate
              id="reference.response.link.body"
              values={{value: <ExpressionText expression={requestBody} />}}
            >
              {'The request body is {value}'}
            </Translate>
          </li>
        )}
        {serverUrl === undefined ? null : (
          <li>
            <Translate
              id="reference.response.link.server"
              values={{url: <code>{serverUrl}</code>}}
            >
              {'The server is {url}'}
            </Translate>
          </li>
        )}
      </ul>
    </li>
  );
}
