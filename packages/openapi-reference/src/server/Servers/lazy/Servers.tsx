import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Codes from '../../../components/Codes';
import RichText from '../../../components/RichText';
import fieldStyles from '../../../schema/SchemaTree/styles.module.css';
import type {Server, ServerVariable} from '../../server';
import styles from './styles.module.css';

/** What the addresses of servers do not say: descriptions and variables. */
export default function Servers({servers}: {servers: readonly Server[]}): ReactNode {
  return (
    <details className={styles.servers} open>
      <summary>
        <Translate id="reference.servers">Servers</Translate>
      </summary>
      <ul className={fieldStyles.fields}>
        {servers.map((server) => (
          <ServerItem key={server.id} server={server} />
        ))}
      </ul>
    </details>
  );
}

function ServerItem({
  server: {url, template = url, description, variables = [], isPlaceholder},
}: {
  server: Server;
}): ReactNode {
  return (
    <li className={fieldStyles.field}>
      <div className={fieldStyles.entry}>
        <code className={fieldStyles.name}>{template}</code>
      </div>
      {isPlaceholder === true ? (
        <p>
          <Translate
            id="reference.servers.placeholder"
            values={{url: <code>{url}</code>}}
          >
            {
              'The description of the API names no host. {url} is a placeholder: replace it by the address of your server.'
            }
          </Translate>
        </p>
      ) : null}
      <RichText text={description} />
      {variables.length === 0 ? null : (
        <div className={fieldStyles.children}>
          <ul className={fieldStyles.fields}>
            {variables.map((variable) => (
              <VariableItem key={variable.name} variable={variable} />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function VariableItem({
  variable: {name, enum: values, description, default: value},
}: {
  variable: ServerVariable;
}): ReactNode {
  return (
    <li className={fieldStyles.field}>
      <div className={fieldStyles.entry}>
        <code className={fieldStyles.name}>{name}</code>
        <span className={fieldStyles.term}>
          <Translate
            id="reference.servers.default"
            values={{value: <code>{value === '' ? '""' : value}</code>}}
          >
            {'default {value}'}
          </Translate>
        </span>
        {values === undefined ? null : (
          <span className={fieldStyles.term}>
            <Translate
              id="reference.servers.allowed"
              values={{values: <Codes values={values} />}}
            >
              {'one of {values}'}
            </Translate>
          </span>
        )}
      </div>
      <RichText text={description} />
    </li>
  );
}
