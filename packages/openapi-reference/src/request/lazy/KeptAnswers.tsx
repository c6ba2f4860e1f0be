import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {answerLabel, type KeptAnswer, type Result} from './request-state';
import panelStyles from '../styles.module.css';
import styles from './styles.module.css';
import {Action} from '../field-parts';

/** The answers of the page that the tab keeps, to be shown again or beside the one that is shown. */
export default function KeptAnswers({
  answers,
  result,
  onShow,
  onCompare,
}: {
  answers: readonly KeptAnswer[];
  result: Result | undefined;
  onShow: (answer: KeptAnswer) => void;
  onCompare: (answer: KeptAnswer) => void;
}): ReactNode {
  const shown = result?.kind === 'outcome' ? result.outcome : undefined;
  return (
    <details className={styles.recent}>
      <summary>
        <Translate id="panel.kept" values={{count: answers.length}}>
          {'Answers of this page ({count})'}
        </Translate>
      </summary>
      <ol>
        {answers.map((answer) => {
          const label = answerLabel(answer);
          const isShown = answer.outcome === shown;
          return (
            <li key={`${answer.outcome.receivedAt} ${answer.sent.request.url}`}>
              <span className={styles.recentText}>
                <code>{answer.sent.recent.path}</code>
                <span>{label}</span>
              </span>
              {isShown ? (
                <Translate id="panel.kept.shown">Shown</Translate>
              ) : (
                <span className={panelStyles.actions}>
                  <Action
                    aria-label={translate(
                      {id: 'panel.kept.show.label', message: 'Show: {label}'},
                      {label},
                    )}
                    onClick={() => onShow(answer)}
                  >
                    <Translate id="panel.kept.show">Show</Translate>
                  </Action>
                  {shown?.kind === 'response' ? (
                    <Action
                      aria-label={translate(
                        {
                          id: 'panel.kept.compare.label',
                          message: 'Compare with: {label}',
                        },
                        {label},
                      )}
                      onClick={() => onCompare(answer)}
                    >
                      <Translate id="panel.kept.compare">Compare</Translate>
                    </Action>
                  ) : null}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
