import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {createPagePart} from '../components/page-part';
import {currentNetwork} from '../server/network';
import type {CredentialPart} from '../reference/credential';
import type {Parameter} from '../reference/parameter';
import {parameterKey} from '../reference/request-link';
import {dereference} from '../reference/schema';
import type {SecurityScheme} from '../reference/security';
import {Action, Field, FieldName, Options} from './field-parts';
import {initialText, usePanel} from './form-state';
import styles from './styles.module.css';

const SpecialField = createPagePart<{parameter: Parameter}>(
  'parameter',
  () => import(/* webpackChunkName: "part-parameter" */ './SpecialField'),
);

export const BodyField = createPagePart(
  'body',
  () => import(/* webpackChunkName: "part-body" */ './BodyField'),
);

/**
 * A credential, or a part of one. Its input has no name, so that the browser never submits it without
 * scripts.
 */
export function CredentialField({
  scheme,
  part: {variable, meaning},
  label,
  // Styles tell an empty field by its placeholder.
  placeholder = ' ',
  isLast = true,
}: {
  scheme: SecurityScheme;
  part: CredentialPart;
  label: ReactNode;
  placeholder?: string;
  /** It is the last part. A question about the credential is below it. */
  isLast?: boolean;
}): ReactNode {
  const {FieldQuestion} = usePanel().live ?? {};
  return (
    <Field name={variable} label={label}>
      {(input) => (
        <>
          <input
            {...input}
            data-panel-field={variable}
            data-credential={meaning}
            data-scheme={scheme.name}
            type={meaning === 'user' ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
          />
          {FieldQuestion && isLast ? <FieldQuestion scheme={scheme} /> : null}
        </>
      )}
    </Field>
  );
}

/** What the reader can do with credentials that are filled in. */
export function KeyActions({copyLabel}: {copyLabel: ReactNode}): ReactNode {
  const {run} = usePanel();
  return (
    <div className={styles.keyActions}>
      <Action onClick={() => run('forgetKey')}>
        <Translate id="panel.key.forget">Forget</Translate>
      </Action>{' '}
      <Action onClick={() => run('copyWithKey')}>{copyLabel}</Action>
    </div>
  );
}

/** The only credential of an operation, which is a key. */
export function KeyField({scheme}: {scheme: SecurityScheme}): ReactNode {
  return (
    <div className={styles.key}>
      <CredentialField
        scheme={scheme}
        part={{variable: scheme.variable, meaning: 'key'}}
        label={<Translate id="panel.key">API key</Translate>}
        placeholder={translate({
          id: 'panel.key.placeholder',
          message: 'Sent to the chosen network only',
        })}
      />
      <KeyActions
        copyLabel={<Translate id="panel.key.copy">Copy with my key</Translate>}
      />
    </div>
  );
}

/**
 * A text input, or a select if the schema of the parameter has an enum. It has the value of the first network;
 * a script in the head fills in that of another one: `site/choices/network-script.ts`.
 */
export function ParameterField({parameter}: {parameter: Parameter}): ReactNode {
  const {components, form} = usePanel();
  if (parameter.isSpecial) {
    return <SpecialField parameter={parameter} />;
  }
  const name = parameterKey(parameter);
  const node = dereference(parameter.node, components);
  const options = node.types?.includes('boolean')
    ? [{value: 'true'}, {value: 'false'}]
    : node.enum;
  const shared = {
    name,
    defaultValue: initialText(parameter, form),
    required: parameter.required,
    'data-request-value': '',
  };
  return (
    <Field name={name} label={<FieldName {...parameter} />}>
      {(input) =>
        options === undefined ? (
          <input
            {...input}
            {...shared}
            type="text"
            placeholder={parameter.hint ?? parameter.example.join(',')}
            data-values={parameter.realValues && JSON.stringify(parameter.realValues)}
            data-values-of={form.defaults && currentNetwork()}
            inputMode={node.types?.includes('integer') ? 'numeric' : undefined}
            spellCheck={false}
          />
        ) : (
          <select {...input} {...shared}>
            <option value="">
              {parameter.required
                ? translate({id: 'panel.choose', message: 'Choose a value'})
                : translate({id: 'panel.notSent', message: 'Not sent'})}
            </option>
            <Options options={options} />
          </select>
        )
      }
    </Field>
  );
}
