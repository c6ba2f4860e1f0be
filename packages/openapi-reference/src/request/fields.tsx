import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {createPagePart} from '../components/page-part';
import {currentNetwork} from '../server/network';
import {CredentialField, KeyActions} from '../security/CredentialField';
import type {Parameter} from '../parameter/parameter';
import {parameterKey} from '../value/request-link';
import {dereference} from '../schema/schema';
import type {SecurityScheme} from '../security/security';
import {Field, fieldLabel, FieldName, Options} from '../form/field-parts';
import {initialText, usePanel} from '../form/form-state';
import styles from '../form/styles.module.css';

const SpecialField = createPagePart<{parameter: Parameter}>(
  'parameter',
  () => import(/* webpackChunkName: "part-parameter" */ './SpecialField'),
);

export const BodyField = createPagePart(
  'body',
  () => import(/* webpackChunkName: "part-body" */ './BodyField'),
);

/** The only credential of an operation, which is a key. */
export function KeyField({scheme}: {scheme: SecurityScheme}): ReactNode {
  return (
    <div className={styles.key}>
      <CredentialField
        scheme={scheme}
        part={{variable: scheme.variable, meaning: 'key'}}
        label={translate({id: 'panel.key', message: 'API key'})}
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
    <Field name={name} label={fieldLabel(parameter)} shown={<FieldName {...parameter} />}>
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
