import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Code from '@site/src/components/Code';
import CodeSamples from '@site/src/features/endpoint/CodeSamples';
import Evidence from '@site/src/components/Evidence';
import type {
  EtherscanAction as Action,
  EtherscanLimits,
  EtherscanNote,
  EtherscanParameter,
  EtherscanPrice,
} from '@site/src/etherscan/action';
import {isMarked, type Evidence as EvidenceKind} from '@site/src/reference/evidence';
import {flattenFields, type EtherscanResult} from '@site/src/etherscan/result';
import type {EtherscanActionData} from '@site/src/etherscan/page-data';
import DataTable, {type DataRow} from '@site/src/components/DataTable';
import Prose from './Prose';
import styles from './styles.module.css';

/** Tells how the action is known, if the evidence is weak. It applies to parts without own mark. */
function EvidenceNote({kind}: {readonly kind: EvidenceKind}): ReactNode {
  if (!isMarked(kind)) {
    return null;
  }
  return (
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
          parameters and its fields. Compare an answer with this page before you build on
          it.
        </Translate>
      )}
    </p>
  );
}

/** Marks a part of an action, unless the mark of the action covers it. */
function PartMark({
  kind,
  action,
}: {
  readonly kind: EvidenceKind;
  readonly action: Action;
}): ReactNode {
  return kind === action.evidence ? null : <Evidence kind={kind} />;
}

function Note({
  note,
  action,
}: {
  readonly note: EtherscanNote;
  readonly action: Action;
}): ReactNode {
  return (
    <>
      <Prose text={note.text} />
      &nbsp;
      <PartMark kind={note.evidence} action={action} />
    </>
  );
}

function Price({
  price: {plan, credits, evidence},
  action,
}: {
  readonly price: EtherscanPrice;
  readonly action: Action;
}): ReactNode {
  return (
    <p>
      <Translate id="etherscan.price" values={{plan: <strong>{plan}</strong>, credits}}>
        {'The lowest plan with this action is {plan}. A request costs {credits} credits.'}
      </Translate>
      &nbsp;
      <PartMark kind={evidence} action={action} />
    </p>
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

type Fact = readonly [term: string, value: string];

function limitFacts(limits: EtherscanLimits): Fact[] {
  const {default: defaultValue, minimum, maximum} = limits;
  const all: readonly [string, string | number | undefined][] = [
    [translate({id: 'etherscan.parameter.default', message: 'Default'}), defaultValue],
    [translate({id: 'etherscan.parameter.minimum', message: 'Minimum'}), minimum],
    [translate({id: 'etherscan.parameter.maximum', message: 'Maximum'}), maximum],
  ];
  return all.flatMap(([term, value]) =>
    value === undefined ? [] : [[term, String(value)] as const],
  );
}

function Facts({
  facts,
  mark,
}: {
  readonly facts: readonly Fact[];
  readonly mark?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.values}>
      {facts.map(([term, value], index) => (
        <span key={term}>
          {term}: <code>{value}</code>
          {index === facts.length - 1 && mark && <>&nbsp;{mark}</>}
        </span>
      ))}
    </div>
  );
}

function ParameterDescription({
  parameter: {description, note, limits, enum: values, name},
  data: {action, values: examples},
}: {
  readonly parameter: EtherscanParameter;
  readonly data: EtherscanActionData;
}): ReactNode {
  const example = examples[name];
  // The overview describes the shared parameters, so the search finds them there once.
  return (
    <div data-search-ignore>
      <Prose text={description} />
      {note && (
        <>
          {' '}
          <Note note={note} action={action} />
        </>
      )}
      {limits && (
        <Facts
          facts={limitFacts(limits)}
          mark={<PartMark kind={limits.evidence} action={action} />}
        />
      )}
      {values && (
        <Facts
          facts={[
            [
              translate({id: 'etherscan.parameter.enum', message: 'One of'}),
              values.join(', '),
            ],
          ]}
        />
      )}
      {example !== undefined && (
        <Facts
          facts={[
            [translate({id: 'etherscan.parameter.example', message: 'Example'}), example],
          ]}
        />
      )}
    </div>
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

function parameterRow(parameter: EtherscanParameter, data: EtherscanActionData): DataRow {
  return {
    key: parameter.name,
    cells: [
      <>
        <code>{parameter.name}</code>{' '}
        <PartMark kind={parameter.evidence} action={data.action} />
      </>,
      parameter.type,
      requiredText(parameter.required),
      <ParameterDescription parameter={parameter} data={data} />,
    ],
  };
}

function Parameters({data}: {readonly data: EtherscanActionData}): ReactNode {
  const {action} = data;
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
      rows={action.parameters.map((parameter) => parameterRow(parameter, data))}
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
        cells: [
          <>
            <code>{path}</code> <PartMark kind={field.evidence} action={action} />
          </>,
          field.type,
          <>
            <Prose text={field.description} />{' '}
            {field.note && <Note note={field.note} action={action} />}
          </>,
        ],
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
        {result.type !== 'unknown' && ` (${result.type})`}:{' '}
        <Prose text={result.description} />
      </p>
      <ResultFields action={action} result={result} />
      {responseHtml !== undefined && <Code language="json" html={responseHtml} />}
    </>
  );
}

/** Documents an action. The page itself has the heading; `children` follow the description. */
export default function EtherscanAction({
  children,
  ...data
}: EtherscanActionData & {readonly children?: ReactNode}): ReactNode {
  const {action, addresses, samples, responseHtml} = data;
  return (
    <>
      <EvidenceNote kind={action.evidence} />
      <p>
        <Prose text={action.description} />
      </p>
      {action.notes.length > 0 && (
        <ul>
          {action.notes.map((note) => (
            <li key={note.text}>
              <Note note={note} action={action} />
            </li>
          ))}
        </ul>
      )}
      {children}
      {action.price && <Price price={action.price} action={action} />}
      <Endpoints addresses={addresses} />
      <h3>
        <Translate id="etherscan.parameters.heading">Parameters</Translate>
      </h3>
      <Parameters data={data} />
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
