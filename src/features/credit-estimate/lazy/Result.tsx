import Translate, {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {formatAmount} from './amount';
import type {Estimate} from './estimate';
import styles from './styles.module.css';
import {creditsText, planTexts, rowTexts} from './texts';

/** The sums of an estimate, with what they leave out. */
export default function Result({estimate}: {estimate: Estimate}): ReactNode {
  const {calls, credits} = estimate;
  const sums = [
    [
      translate({id: 'estimate.day', message: 'Credits a day'}),
      creditsText(credits.day, estimate),
    ],
    [
      translate({id: 'estimate.month', message: 'Credits in 30 days'}),
      creditsText(credits.month, estimate),
    ],
    [translate({id: 'estimate.calls', message: 'Calls a day'}), formatAmount(calls.day)],
  ];
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([term, sum = '']) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{breakable(sum)}</dd>
          </div>
        ))}
      </dl>
      {[...rowTexts(estimate), ...planTexts(estimate)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={styles.secondary}>
        <Translate
          id="estimate.limits"
          values={{
            link: (
              <a href="#what-is-not-known">
                <Translate id="estimate.limits.link">not known</Translate>
              </a>
            ),
          }}
        >
          {
            'Calls are rounded up to whole calls, for a day and for 30 days. Whether a failed call costs credits, whether rows do, and when the credits of a day start again is {link}.'
          }
        </Translate>
      </p>
    </>
  );
}

/** Allows line breaks in a large number after its separators only. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
