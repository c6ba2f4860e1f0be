import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {ShownProblem} from './problem-text';
import panelStyles from '../../form/styles.module.css';
import styles from './styles.module.css';

/** Problems beyond these are counted only. */
const MAX_SHOWN = 20;

/** The problems of a body. Their places are buttons that select the value. */
export default function Problems({
  id,
  problems,
  onSelect,
}: {
  id: string;
  problems: readonly ShownProblem[];
  onSelect: (problem: ShownProblem) => void;
}): ReactNode {
  return problems.length === 0 ? null : (
    <ul className={styles.problems} id={id}>
      {problems.slice(0, MAX_SHOWN).map((problem, index) => (
        <li key={index}>
          <button
            type="button"
            className={clsx(panelStyles.action, styles.place)}
            onClick={() => onSelect(problem)}
          >
            {problem.place === '' ? (
              <Translate id="panel.body.position" values={{...problem.position}}>
                {'Line {line}, column {column}'}
              </Translate>
            ) : (
              <Translate
                id="panel.body.line"
                values={{
                  line: problem.position.line,
                  place: <code>{problem.place}</code>,
                }}
              >
                {'Line {line}, {place}'}
              </Translate>
            )}
          </button>{' '}
          {problem.message}
        </li>
      ))}
      {problems.length > MAX_SHOWN ? (
        <li>
          <Translate id="panel.body.more" values={{count: problems.length - MAX_SHOWN}}>
            {'{count} more'}
          </Translate>
        </li>
      ) : null}
    </ul>
  );
}
