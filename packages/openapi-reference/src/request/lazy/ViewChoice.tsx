import React, {useId, type ReactNode} from 'react';
import LabelText from '../../components/LabelText';
import styles from './styles.module.css';

/** Radio buttons in a row, which choose what is shown below them. */
export default function ViewChoice<Value extends string>({
  legend,
  options,
  value,
  onChoose,
}: {
  /** For screen readers only. */
  legend: ReactNode;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(([one, label]) => (
        <label key={one} className={styles.view}>
          <input
            type="radio"
            name={name}
            checked={one === value}
            aria-label={label}
            onChange={() => onChoose(one)}
          />
          <LabelText>{label}</LabelText>
        </label>
      ))}
    </fieldset>
  );
}
