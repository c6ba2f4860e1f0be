import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {
  amountProblem,
  MEASURES,
  numberProblem,
  positiveProblem,
  type Entry,
  type Measure,
} from './entry';
import type {EstimateRow} from './estimate';
import Field from './Field';
import styles from './styles.module.css';
import {figureText, measureText, rowText} from './texts';

/** An endpoint of the estimate, with the fields that say how often it is called. */
export default function EntryRow({
  id,
  row,
  onEdit,
  onRemove,
}: {
  /** Prefix of the ids of the fields; the id of the first one. */
  id: string;
  row: EstimateRow;
  onEdit: (fields: Partial<Entry>) => void;
  onRemove: () => void;
}): ReactNode {
  const {entry, endpoint} = row;
  const rowId = `${id}-name`;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <strong id={rowId}>{endpoint.name}</strong>
        <span className={styles.secondary}>{figureText(endpoint.credits)}</span>
        <button
          type="button"
          id={`${id}-remove`}
          className={styles.action}
          aria-label={translate(
            {id: 'estimate.remove.label', message: 'Remove {name}'},
            {name: endpoint.name},
          )}
          onClick={onRemove}
        >
          <Translate id="estimate.remove">Remove</Translate>
        </button>
      </div>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label id={`${id}-measure-label`} htmlFor={`${id}-measure`}>
            <Translate id="estimate.measure">Count by</Translate>
          </label>
          <select
            id={`${id}-measure`}
            className={styles.input}
            aria-labelledby={`${id}-measure-label ${rowId}`}
            value={entry.measure}
            onChange={({target}) => onEdit({measure: target.value as Measure})}
          >
            {MEASURES.map((measure) => (
              <option key={measure} value={measure}>
                {measureText(measure)}
              </option>
            ))}
          </select>
        </div>
        <Field
          id={id}
          rowId={rowId}
          label={measureText(entry.measure)}
          value={entry.amount}
          problem={amountProblem(entry)}
          onChange={(amount) => onEdit({amount})}
        />
        {entry.measure === 'rows' ? (
          <Field
            id={`${id}-page`}
            rowId={rowId}
            label={translate({id: 'estimate.pageSize', message: 'Rows a page'})}
            value={entry.pageSize}
            problem={positiveProblem(entry.pageSize)}
            onChange={(pageSize) => onEdit({pageSize})}
          />
        ) : null}
        {endpoint.credits === undefined ? (
          <Field
            id={`${id}-own`}
            rowId={rowId}
            label={translate({
              id: 'estimate.ownCredits',
              message: 'Your own credits a call',
            })}
            value={entry.ownCredits}
            problem={numberProblem(entry.ownCredits)}
            onChange={(ownCredits) => onEdit({ownCredits})}
          />
        ) : null}
      </div>
      <p className={styles.rowResult}>{rowText(row)}</p>
    </li>
  );
}
