import {Fragment, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  Code,
  CodeSamples,
  DataTable,
  isMarked,
} from 'docusaurus-openapi-reference/components';
import type {Evidence as EvidenceKind} from 'docusaurus-openapi-reference/types';
import Evidence from '@theme/Evidence';
import type {EtherscanParameter, EtherscanPart} from '@site/src/etherscan/action';
import type {EtherscanActionData} from '@site/src/etherscan/page-data';
import Prose from '@site/src/features/table/Prose';
import TryAction from './TryAction';
import styles from './styles.module.css';

/** Documents an action. The page itself has the heading; `children` follow the description. */
export default function EtherscanAction({
  children,
  ...action
}: EtherscanActionData & {readonly children?: ReactNode}): ReactNode {
  const {name, notes = [], 'x-plan': plan, 'x-credits': credits} = action;
  const [samples, setSamples] = useState(action.samples);
  return (
    <>
      <EvidenceNote kind={action.evidence} />
      <p>
        <Prose text={action.description} />
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>
              <Prose text={note} />
            </li>
          ))}
        </ul>
      )}
      {children}
      {plan !== undefined && credits !== undefined && (
        <p>
          <Translate
            id="etherscan.price"
            values={{plan: <strong>{plan}</strong>, credits}}
          >
            {
              'The lowest plan with this action is {plan}. A request costs {credits} credits.'
            }
          </Translate>
        </p>
      )}
      <dl className={styles.endpoints} data-search-ignore>
        {action.addresses.map(({network, url}) => (
          <div key={network}>
            <dt>{network}</dt>
            <dd>
              <code>GET {url}</code>
            </dd>
          </div>
        ))}
      </dl>
      <h3>
        <Translate id="etherscan.parameters.heading">Parameters</Translate>
      </h3>
      <DataTable
        label={translate(
          {id: 'etherscan.parameters.label', message: 'Parameters of {action}'},
          {action: name},
        )}
        columns={[
          translate({id: 'etherscan.parameters.name', message: 'Name'}),
          translate({id: 'etherscan.parameters.type', message: 'Type'}),
          translate({id: 'etherscan.parameters.required', message: 'Required'}),
          translate({id: 'etherscan.parameters.description', message: 'Description'}),
        ]}
        rows={action.parameters.map((parameter) => ({
          key: parameter.name,
          cells: [
            <Name name={parameter.name} part={parameter} />,
            parameter.schema.type,
            requiredText(parameter.required),
            // The overview describes the shared parameters, so the search finds them there once.
            <div data-search-ignore>
              <Description part={parameter} />
              <Facts
                facts={[
                  [
                    translate({id: 'etherscan.parameter.default', message: 'Default'}),
                    [parameter.schema.default],
                  ],
                  [
                    translate({id: 'etherscan.parameter.minimum', message: 'Minimum'}),
                    [parameter.schema.minimum],
                  ],
                  [
                    translate({id: 'etherscan.parameter.maximum', message: 'Maximum'}),
                    [parameter.schema.maximum],
                  ],
                ]}
                evidence={parameter.schema['x-evidence']}
              />
              <Facts
                facts={[
                  [
                    translate({id: 'etherscan.parameter.enum', message: 'One of'}),
                    parameter.schema.enum,
                  ],
                  [
                    translate({id: 'etherscan.parameter.example', message: 'Example'}),
                    [parameter.example],
                  ],
                ]}
              />
            </div>,
          ],
        }))}
      />
      <h3>
        <Translate id="etherscan.request.heading">Request</Translate>
      </h3>
      <CodeSamples samples={samples} />
      <TryAction anchor={action.anchor} onSamples={setSamples} />
      <h3>
        <Translate id="etherscan.response.heading">Response</Translate>
      </h3>
      <p>
        <code>result</code>
        {action.result.type !== undefined && ` (${action.result.type})`}:{' '}
        <Prose text={action.result.description} />
      </p>
      {action.fields.length > 0 && (
        <DataTable
          label={translate(
            {id: 'etherscan.fields.label', message: 'Fields in the result of {action}'},
            {action: name},
          )}
          columns={[
            translate({id: 'etherscan.fields.name', message: 'Field'}),
            translate({id: 'etherscan.fields.type', message: 'Type'}),
            translate({id: 'etherscan.fields.description', message: 'Description'}),
          ]}
          rows={action.fields.map((field) => ({
            key: field.path,
            cells: [
              <Name name={field.path} part={field} />,
              field.type,
              <Description part={field} />,
            ],
          }))}
        />
      )}
      {action.response && (
        <Code language="json" colours={action.response.colours}>
          {action.response.code}
        </Code>
      )}
    </>
  );
}

/** Tells how the action is known, if the evidence is weak. It applies to parts without own mark. */
function EvidenceNote({kind}: {readonly kind: EvidenceKind}): ReactNode {
  return (
    isMarked(kind) && (
      <p data-search-ignore>
        <Evidence kind={kind} />{' '}
        {kind === 'inferred' ? (
          <Translate id="etherscan.inferred.note">
            No public material shows this action. Send one request and read the answer
            before you build on it.
          </Translate>
        ) : (
          <Translate id="etherscan.source2024.note">
            Only the source code of the predecessor service shows this action, its
            parameters and its fields. Compare an answer with this page before you build
            on it.
          </Translate>
        )}
      </p>
    )
  );
}

function Name({
  name,
  part,
}: {
  readonly name: string;
  readonly part: EtherscanPart;
}): ReactNode {
  return (
    <>
      <code>{name}</code> <Evidence kind={part['x-evidence']} />
    </>
  );
}

function Description({
  part: {description, 'x-note': note},
}: {
  readonly part: EtherscanPart;
}): ReactNode {
  return (
    <>
      <Prose text={description} />
      {note && (
        <>
          {' '}
          <Prose text={note.text} />
          &nbsp;
          <Evidence kind={note['x-evidence']} />
        </>
      )}
    </>
  );
}

function requiredText(required: EtherscanParameter['required']): string {
  if (required === 'unknown') {
    return translate({id: 'etherscan.parameter.requiredUnknown', message: 'Not known'});
  }
  return required
    ? translate({id: 'etherscan.parameter.required', message: 'Yes'})
    : translate({id: 'etherscan.parameter.optional', message: 'No'});
}

type Fact = readonly [term: string, values?: readonly (string | number | undefined)[]];

function Facts({
  facts,
  evidence,
}: {
  readonly facts: readonly Fact[];
  readonly evidence?: EvidenceKind;
}): ReactNode {
  const known = facts
    .map(([term, values = []]) => ({
      term,
      values: values.filter((value) => value !== undefined),
    }))
    .filter(({values}) => values.length > 0);
  return (
    known.length > 0 && (
      <dl className={styles.facts}>
        {known.map(({term, values}, index) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {values.map((value, place) => (
                <Fragment key={value}>
                  {place > 0 && ', '}
                  <code>{value}</code>
                </Fragment>
              ))}
              {evidence && index === known.length - 1 && (
                <>
                  &nbsp;
                  <Evidence kind={evidence} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}
