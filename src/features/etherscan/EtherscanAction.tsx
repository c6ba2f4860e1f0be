import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Code from '@site/src/components/Code';
import CodeSamples from '@site/src/features/endpoint/CodeSamples';
import Unverified from '@site/src/components/Unverified';
import type {
  EtherscanAction as Action,
  EtherscanParameter,
  KeyUse,
} from '@site/src/etherscan/action';
import {flattenFields, type EtherscanResult} from '@site/src/etherscan/result';
import type {EtherscanActionData} from '@site/src/etherscan/page-data';
import DataTable, {type DataRow} from '@site/src/components/DataTable';
import Prose from './Prose';
import styles from './styles.module.css';

function UnverifiedNote(): ReactNode {
  return (
    <p>
      <Unverified />{' '}
      <Translate id="etherscan.unverified.note">
        This action is inferred. Neither its parameters nor its answer have been seen in
        published material, so try it before you build on it.
      </Translate>
    </p>
  );
}

function keyText(key: KeyUse): string {
  switch (key) {
    case 'apikey':
      return translate({
        id: 'etherscan.key.apikey',
        message: 'The key goes into the `apikey` query parameter.',
      });
    case 'none':
      return translate({
        id: 'etherscan.key.none',
        message: 'The published examples of this module carry no key.',
      });
    case 'unverified':
      return translate({
        id: 'etherscan.key.unverified',
        message: 'Whether this action needs a key is not verified.',
      });
  }
}

function PriceText({plan, credits}: NonNullable<Action['price']>): ReactNode {
  return (
    <Translate id="etherscan.price" values={{plan: <strong>{plan}</strong>, credits}}>
      {
        'The action is available from the {plan} plan on, and a call costs {credits} credits.'
      }
    </Translate>
  );
}

function Endpoints({
  addresses,
}: {
  readonly addresses: EtherscanActionData['addresses'];
}): ReactNode {
  return (
    <dl className={styles.endpoints} data-search-ignore>
      {addresses.map(({network, url}) => (
        <div key={network}>
          <dt>{network}</dt>
          <dd>
            <code>GET {url}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueFacts(parameter: EtherscanParameter): readonly [string, string][] {
  const {default: defaultValue, minimum, maximum, enum: values, example} = parameter;
  const all: readonly [string, string | undefined][] = [
    [translate({id: 'etherscan.parameter.default', message: 'Default'}), defaultValue],
    [
      translate({id: 'etherscan.parameter.minimum', message: 'Minimum'}),
      minimum?.toString(),
    ],
    [
      translate({id: 'etherscan.parameter.maximum', message: 'Maximum'}),
      maximum?.toString(),
    ],
    [
      translate({id: 'etherscan.parameter.enum', message: 'One of'}),
      values?.join('`, `'),
    ],
    [translate({id: 'etherscan.parameter.example', message: 'Example'}), example],
  ];
  return all.filter((pair): pair is [string, string] => pair[1] !== undefined);
}

function parameterRow(parameter: EtherscanParameter): DataRow {
  return {
    key: parameter.name,
    cells: [
      <>
        <code>{parameter.name}</code>
        {parameter.unverified && <Unverified />}
      </>,
      parameter.type,
      parameter.required
        ? translate({id: 'etherscan.parameter.required', message: 'Yes'})
        : translate({id: 'etherscan.parameter.optional', message: 'No'}),
      <>
        <Prose text={parameter.description} />
        <div className={styles.values} data-search-ignore>
          {valueFacts(parameter).map(([term, value]) => (
            <span key={term}>
              <Prose text={`${term}: \`${value}\``} />
            </span>
          ))}
        </div>
      </>,
    ],
  };
}

function Parameters({action}: {readonly action: Action}): ReactNode {
  return (
    <DataTable
      label={translate(
        {id: 'etherscan.parameters.label', message: 'Parameters of {action}'},
        {action: action.action},
      )}
      columns={[
        translate({id: 'etherscan.parameters.name', message: 'Name'}),
        translate({id: 'etherscan.parameters.type', message: 'Type'}),
        translate({id: 'etherscan.parameters.required', message: 'Required'}),
        translate({id: 'etherscan.parameters.description', message: 'Description'}),
      ]}
      rows={action.parameters.map(parameterRow)}
    />
  );
}

function ResultFields({
  action,
  result,
}: {
  readonly action: Action;
  readonly result: EtherscanResult;
}): ReactNode {
  if (!('fields' in result)) {
    return null;
  }
  return (
    <DataTable
      label={translate(
        {id: 'etherscan.fields.label', message: 'Fields in the result of {action}'},
        {action: action.action},
      )}
      columns={[
        translate({id: 'etherscan.fields.name', message: 'Field'}),
        translate({id: 'etherscan.fields.type', message: 'Type'}),
        translate({id: 'etherscan.fields.description', message: 'Description'}),
      ]}
      rows={flattenFields(result.fields).map(({path, field}) => ({
        key: path,
        cells: [<code>{path}</code>, field.type, <Prose text={field.description} />],
      }))}
    />
  );
}

function Response({
  action,
  responseHtml,
}: Pick<EtherscanActionData, 'action' | 'responseHtml'>): ReactNode {
  const {result} = action;
  return (
    <>
      <p>
        <code>result</code>
        {result.type !== 'unverified' && ` (${result.type})`}:{' '}
        <Prose text={result.description} />
      </p>
      <ResultFields action={action} result={result} />
      {responseHtml === undefined ? null : (
        <>
          <p>
            <Translate id="etherscan.example.note">
              The values of this example only show the format.
            </Translate>
          </p>
          <Code language="json" html={responseHtml} />
        </>
      )}
    </>
  );
}

/** Documents an action. The page itself has the heading. */
export default function EtherscanAction({
  action,
  addresses,
  samples,
  responseHtml,
}: EtherscanActionData): ReactNode {
  return (
    <>
      {action.unverified && <UnverifiedNote />}
      <p>
        <Prose text={action.description} />
      </p>
      <Endpoints addresses={addresses} />
      <p>
        <Prose text={keyText(action.key)} />{' '}
        {action.price && <PriceText {...action.price} />}
      </p>
      {action.parameters.length > 0 && (
        <>
          <h3>
            <Translate id="etherscan.parameters.heading">Parameters</Translate>
          </h3>
          <Parameters action={action} />
        </>
      )}
      <h3>
        <Translate id="etherscan.request.heading">Request</Translate>
      </h3>
      <CodeSamples samples={samples} />
      <h3>
        <Translate id="etherscan.response.heading">Response</Translate>
      </h3>
      <Response action={action} responseHtml={responseHtml} />
    </>
  );
}
