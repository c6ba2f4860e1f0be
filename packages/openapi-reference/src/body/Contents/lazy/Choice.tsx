import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A select of one of several parts. */
export function Choice({
  id,
  label,
  options,
  chosen,
  onChoose,
}: {
  id: string;
  label: string;
  options: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}): ReactNode {
  return (
    <p className={styles.choice}>
      <label htmlFor={id} aria-hidden="true">
        {label}
      </label>
      <select
        id={id}
        aria-label={label}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </select>
    </p>
  );
}
