import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useEffect, useState, type ReactNode} from 'react';
import {readJson} from '../json-lines';
import {answerLabel, type KeptAnswer} from '../request-state';
import panelStyles from '../../../form/styles.module.css';
import {compareAnswers, type Comparison} from './differences';
import styles from './styles.module.css';
import {Action} from '../../../form/field-parts';

/** More differences than this are not shown. */
const MAX_ROWS = 1_000;

/** What two answers have at different places, as received. */
export default function AnswerComparison({
  one,
  other,
  onClose,
}: {
  one: KeptAnswer;
  other: KeptAnswer;
  onClose: () => void;
}): ReactNode {
  const comparison = useComparison(one.outcome.text, other.outcome.text);
  const title = translate({id: 'panel.comparison', message: 'Comparison of two answers'});
  return (
    <section className={styles.comparison} aria-label={title}>
      <div className={panelStyles.actions}>
        <strong>{title}</strong>
        <Action onClick={onClose}>
          <Translate id="panel.comparison.close">Back to the answer</Translate>
        </Action>
      </div>
      <p role="status">{comparison === undefined ? null : summaryOf(comparison)}</p>
      {comparison === undefined ||
      comparison === 'not JSON' ||
      comparison.differences.length === 0 ? null : (
        <div
          className={clsx(styles.box, 'thin-scrollbar')}
          role="group"
          aria-label={title}
          // Keyboard users can scroll only a focusable element.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <Translate id="panel.comparison.path">Path</Translate>
                </th>
                <th scope="col">{answerLabel(one)}</th>
                <th scope="col">{answerLabel(other)}</th>
              </tr>
            </thead>
            <tbody>
              {comparison.differences.slice(0, MAX_ROWS).map((place) => (
                <tr key={place.path}>
                  <th scope="row">{place.path}</th>
                  <Value json={place.one} />
                  <Value json={place.other} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Value({json}: {json: string | undefined}): ReactNode {
  return (
    <td className={json === undefined ? styles.missing : undefined}>
      {json ?? translate({id: 'panel.comparison.missing', message: 'not there'})}
    </td>
  );
}

function summaryOf(comparison: Comparison | 'not JSON'): string {
  if (comparison === 'not JSON') {
    return translate({
      id: 'panel.comparison.text',
      message: 'One of the answers is not JSON, so their values cannot be compared.',
    });
  }
  const {differences, same} = comparison;
  const count = differences.length;
  return count === 0
    ? translate(
        {id: 'panel.comparison.same', message: 'All {same} values are the same.'},
        {same},
      )
    : count > MAX_ROWS
      ? translate(
          {
            id: 'panel.comparison.many',
            message:
              'Different: {count}, of which the first {shown} are shown. The same: {same}.',
          },
          {count, shown: MAX_ROWS, same},
        )
      : translate(
          {
            id: 'panel.comparison.count',
            message: 'Different: {count}. The same: {same}.',
          },
          {count, same},
        );
}

/** Compares two texts. Undefined until they are parsed. */
function useComparison(one: string, other: string): Comparison | 'not JSON' | undefined {
  const [comparison, setComparison] = useState<Comparison | 'not JSON'>();
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    Promise.all([readJson(one, signal), readJson(other, signal)]).then(
      ([left, right]) => {
        const areJson = 'lines' in left && 'lines' in right;
        setComparison(areJson ? compareAnswers(left, right) : 'not JSON');
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [one, other]);
  return comparison;
}
