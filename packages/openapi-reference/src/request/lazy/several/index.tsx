import Translate, {translate} from '@docusaurus/Translate';
import React, {useId, useMemo, useState, type ReactNode} from 'react';
import {listColumns} from '../../../value/answer-list';
import {fieldsOf} from '../../../value/answer-rows';
import type {Parameter} from '../../../parameter/parameter';
import {parameterKey} from '../../../value/request-link';
import {successContent} from '../../../response/response';
import {dereference} from '../../../schema/schema';
import {usePanel} from '../../../form/form-state';
import AgreementForm from '../calls/AgreementForm';
import RunStatus from '../calls/RunStatus';
import {useRun, type Call} from '../calls/useRun';
import {chosenSchemes, type Credentials, credentialStore} from '../credentials';
import {checkFields} from '../field-errors';
import {createRequest, filledValues} from '../request';
import {NO_FILES} from '../request-body';
import {send} from '../send';
import {serverErrors, useServer} from '../servers';
import AnswerTable from '../table/AnswerTable';
import type {ListRow} from '../table/list-page';
import panelStyles from '../../../form/styles.module.css';
import {createRow, STATUS_COLUMN} from './answer-row';
import styles from './styles.module.css';
import {Action} from '../../../form/field-parts';

/** Values that are sent at once at most. */
const MAX_VALUES = 100;

/** An answer of these refuses all calls of the key. Others are about their value alone. */
const REFUSALS = [401, 403, 429];

/** The same request for several values of a parameter, and their answers as the rows of a table. */
export default function SeveralAtOnce({parameter}: {parameter: Parameter}): ReactNode {
  const id = useId();
  const {operation, components, form} = usePanel();
  const server = useServer();
  const [text, setText] = useState('');
  /** What to correct before the values can be sent. Undefined until the reader has let them be checked. */
  const [problems, setProblems] = useState<readonly string[]>();
  const [rows, setRows] = useState<readonly ListRow[]>([]);
  const {run, start, stop} = useRun();
  const key = parameterKey(parameter);
  const values = useMemo(
    () => Array.from(new Set(text.split(/[\s,;]+/).filter((value) => value !== ''))),
    [text],
  );
  const readEntered = (): Credentials =>
    credentialStore.read(chosenSchemes(operation, form.values), server.url);
  const findProblems = (): string[] => {
    const count = values.length;
    if (count === 0 || count > MAX_VALUES) {
      return [countProblem(count)];
    }
    const entered = readEntered();
    const found = values.flatMap((value) => {
      const filled = {...form.values, [key]: value};
      const errors = {
        ...serverErrors(server, filled),
        ...checkFields(operation, components, filled, entered),
      };
      return Object.entries(errors).flatMap(([name, error]) =>
        error === undefined ? [] : `${name === key ? value : name}: ${error}`,
      );
    });
    return Array.from(new Set(found));
  };
  const described = useMemo(() => {
    const node = dereference(successContent(operation.responses)?.node ?? {}, components);
    return [
      {path: [parameter.name], isNumber: false},
      {path: [STATUS_COLUMN], isNumber: true},
      ...listColumns(fieldsOf(node, components)),
    ];
  }, [operation, components, parameter]);
  const callOf = ([value, ...others]: readonly string[]): Call | undefined =>
    value === undefined
      ? undefined
      : async (signal) => {
          const filled = filledValues({...form.values, [key]: value});
          const request = createRequest(operation, components, filled, server.url);
          const outcome = await send(request, NO_FILES, readEntered(), [server], signal);
          if (outcome.kind !== 'response') {
            return {refusal: outcome};
          }
          const row = await createRow(parameter.name, value, outcome, signal);
          return {
            show: () => setRows((now) => [...now, row]),
            refusal: REFUSALS.includes(outcome.status) ? outcome : undefined,
            next: callOf(others),
          };
        };
  const isRunning = run?.state === 'running';
  return (
    <div className={styles.several}>
      <label htmlFor={id}>
        <Translate
          id="panel.several.values"
          values={{name: <code>{parameter.name}</code>, most: MAX_VALUES}}
        >
          {'Values of {name}, one on each line, {most} at most'}
        </Translate>
      </label>
      <textarea
        id={id}
        className={panelStyles.input}
        rows={5}
        spellCheck={false}
        readOnly={isRunning}
        value={text}
        onChange={({target}) => {
          setText(target.value);
          setProblems(undefined);
        }}
      />
      <div role="alert">
        {problems === undefined || problems.length === 0 ? null : (
          <ul
            className={styles.problems}
            aria-label={translate({
              id: 'panel.several.problems',
              message: 'What to correct',
            })}
          >
            {problems.map((problem) => (
              <li key={problem} className={panelStyles.error}>
                {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isRunning ? null : problems?.length === 0 ? (
        <AgreementForm
          most={values.length}
          onAgree={(agreement) => {
            setProblems(undefined);
            setRows([]);
            start(agreement, callOf(values));
          }}
          onCancel={() => setProblems(undefined)}
        >
          <Translate id="panel.several.calls" values={{count: values.length}}>
            {'Different values: {count}. Each is one call.'}
          </Translate>
        </AgreementForm>
      ) : (
        <div className={panelStyles.actions}>
          <Action onClick={() => setProblems(findProblems())}>
            <Translate id="panel.several.check">Check the values…</Translate>
          </Action>
        </div>
      )}
      <RunStatus run={run} onStop={stop} />
      {rows.length === 0 ? null : (
        <AnswerTable
          described={described}
          rows={rows}
          fileName={`${operation.slug}-several`}
        />
      )}
    </div>
  );
}

function countProblem(count: number): string {
  return count === 0
    ? translate({id: 'panel.several.none', message: 'Write a value on each line.'})
    : translate(
        {
          id: 'panel.several.many',
          message: 'These are {count} values. Remove {over}: {most} can be sent at once.',
        },
        {count, over: count - MAX_VALUES, most: MAX_VALUES},
      );
}
