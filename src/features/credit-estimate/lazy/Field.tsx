import type {ReactNode} from 'react';
import type {Problem} from './entry';
import styles from './styles.module.css';
import {problemText} from './texts';

/** A number that the reader types. */
export default function Field({
  id,
  label,
  rowId,
  value,
  problem,
  onChange,
}: {
  id: string;
  label: string;
  /** Element that names the row. It completes the accessible name. */
  rowId?: string;
  value: string;
  problem: Problem | undefined;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({target}) => onChange(target.value)}
        aria-labelledby={rowId && `${id}-label ${rowId}`}
        aria-invalid={problem && true}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem === undefined ? null : (
        <p className={styles.problem} id={`${id}-problem`}>
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}
