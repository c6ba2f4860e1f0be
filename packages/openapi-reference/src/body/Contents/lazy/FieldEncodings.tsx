import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import Codes from '../../../components/Codes';
import {type FieldEncoding, fieldEncoding, type FormField} from '../../form';
import styles from './styles.module.css';

/** Says how the fields of a form are sent, where that is not as plain texts. */
export default function FieldEncodings({
  fields,
}: {
  fields: readonly FormField[];
}): ReactNode {
  const shown = fields.filter((field) => fieldEncoding(field).length > 0);
  return shown.length === 0 ? null : (
    <div className={styles.examples}>
      <h3>
        <Translate id="reference.encoding">How the fields are sent</Translate>
      </h3>
      <ul>
        {shown.map((field) => (
          <li key={field.name}>
            <code>{field.name}</code>:{' '}
            {fieldEncoding(field).map(({term, values}, index) => (
              <React.Fragment key={term}>
                {index === 0 ? null : '; '}
                {termText(term)} <Codes values={values} />
              </React.Fragment>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function termText(term: FieldEncoding['term']): string {
  const texts = {
    mediaTypes: translate({id: 'reference.encoding.as', message: 'as'}),
    headers: translate({id: 'reference.encoding.header', message: 'with the header'}),
    style: translate({id: 'reference.encoding.style', message: 'in the style'}),
  };
  return texts[term];
}
