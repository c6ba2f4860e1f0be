import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {useCurrentNetwork} from '../../../server/useCurrentNetwork';
import type {SharesChart} from '../../../value/answer-chart';
import {linkUrl} from '../../../value/value-link';
import {linksOf} from '../AnswerValue';
import MissingRows from './MissingRows';
import type {Share} from './shares';
import panelStyles from '../../../form/styles.module.css';
import styles from './styles.module.css';

/** More rows than this make the page slow. */
const MAX_ROWS = 1_000;

/** Number of characters at the end of an address that are always visible. */
const TAIL = 6;

/** The shares of accounts as a table with bars. The longest bar is the largest share. */
export default function SharesView({
  chart: {account, percentage, amount},
  shares,
  rowCount,
}: {
  chart: SharesChart;
  shares: readonly Share[];
  /** Number of entries in the answer. */
  rowCount: number;
}): ReactNode {
  const isConverted = shares.some((share) => share.amount?.isConverted);
  return (
    <div className={styles.chart}>
      <div
        className={styles.sharesBox}
        role="group"
        aria-label={translate({id: 'panel.shares.label', message: 'Shares of accounts'})}
        // Keyboard users can scroll only a focusable element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={styles.shares}>
          <caption>
            {percentage === undefined ? (
              <Translate id="panel.shares.computed">
                Shares of the sum of these amounts, rounded. The longest bar is the
                largest share.
              </Translate>
            ) : (
              <Translate id="panel.shares.received">
                Shares as received. The longest bar is the largest share.
              </Translate>
            )}
          </caption>
          <thead>
            <tr>
              <th scope="col">{account.join('.')}</th>
              {amount === undefined ? null : (
                <th scope="col">
                  {amount.path.join('.')} {isConverted ? amount.unit?.name : ''}
                </th>
              )}
              <th scope="col">
                {percentage?.join('.') ??
                  translate({id: 'panel.shares.share', message: 'Share'})}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.slice(0, MAX_ROWS).map((share, index) => (
              <tr key={index}>
                <th scope="row">
                  <Account names={account} text={share.account} />
                  <span className={styles.bar} style={{width: `${share.length}%`}} />
                </th>
                {amount === undefined ? null : <td>{share.amount?.exact ?? '–'}</td>}
                <td>{share.percentage} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shares.length > MAX_ROWS ? (
        <p className={panelStyles.notice}>
          <Translate
            id="panel.shares.cut"
            values={{count: MAX_ROWS, total: shares.length}}
          >
            {'These are the first {count} of {total} entries. The JSON has all.'}
          </Translate>
        </p>
      ) : null}
      <MissingRows count={rowCount - shares.length} />
    </div>
  );
}

function Account({names, text}: {names: readonly string[]; text: string}): ReactNode {
  const network = useCurrentNetwork() ?? '';
  const [link] = linksOf({names, text, isString: true});
  const content = (
    <>
      <span>{text.slice(0, -TAIL)}</span>
      <span>{text.slice(-TAIL)}</span>
    </>
  );
  return link === undefined ? (
    <span className={styles.account}>{content}</span>
  ) : (
    <Link
      className={styles.account}
      to={linkUrl(link, text, network)}
      title={`${link.title}: ${text}`}
    >
      {content}
    </Link>
  );
}
