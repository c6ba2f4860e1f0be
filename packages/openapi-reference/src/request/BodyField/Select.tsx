import React, {type FormEvent, type ReactNode} from 'react';
import styles from '../styles.module.css';

/** A labelled select of one of several options. */
export default function Select({
  id,
  name,
  isValue,
  label,
  value,
  options,
  onChoose,
}: {
  id: string;
  name: string;
  /** The select is a value of the request. */
  isValue?: true;
  label: ReactNode;
  /** Index of the chosen option. */
  value: number;
  options: readonly {value: string; label: string}[];
  onChoose: (index: number) => void;
}): ReactNode {
  // The form renders on input, which comes before change, and would reset the select.
  const handleInput = ({currentTarget}: FormEvent<HTMLSelectElement>): void =>
    onChoose(currentTarget.selectedIndex);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={styles.input}
        value={options[value]?.value}
        data-request-value={isValue ? '' : undefined}
        onInput={handleInput}
        onChange={handleInput}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
