import {translate} from '@docusaurus/Translate';
import {formatAmount, MOST_DIGITS} from './amount';
import type {Measure, Problem} from './entry';
import type {Estimate, EstimateRow} from './estimate';

/** Whether a sum leaves out endpoints, whose credits are not known. */
function isLeast({rows}: Pick<Estimate, 'rows'>): boolean {
  return rows.some(({figure}) => figure === 'unknown');
}

/** Says that a sum leaves out endpoints: `At least 4,320`. */
export function creditsText(credits: number, estimate: Pick<Estimate, 'rows'>): string {
  const sum = formatAmount(credits);
  return isLeast(estimate)
    ? translate({id: 'estimate.atLeast', message: 'At least {sum}'}, {sum})
    : sum;
}

/** Returns the sentences about endpoints whose figures are missing or the reader's own. */
export function rowTexts({rows}: Pick<Estimate, 'rows'>): string[] {
  const namesOf = (isMeant: (row: EstimateRow) => boolean): string[] =>
    rows.filter(isMeant).map(({endpoint}) => endpoint.name);
  const unknown = namesOf(({figure}) => figure === 'unknown');
  const own = namesOf(({figure}) => figure === 'own').join(', ');
  const open = namesOf(({calls}) => calls === undefined).join(', ');
  return [
    unknown.length > 0 && unknownText(unknown),
    own !== '' &&
      translate(
        {id: 'estimate.own', message: 'With your own figures for {names}.'},
        {names: own},
      ),
    open !== '' &&
      translate(
        {id: 'estimate.open', message: 'Not counted, without calls: {names}.'},
        {names: open},
      ),
  ].filter((text) => text !== false);
}

function unknownText(names: readonly string[]): string {
  return names.length === 1
    ? translate(
        {
          id: 'estimate.unknown.one',
          message: 'One endpoint has no published figure: {names}.',
        },
        {names: names.join()},
      )
    : translate(
        {
          id: 'estimate.unknown.many',
          message: '{count} endpoints have no published figure: {names}.',
        },
        {count: String(names.length), names: names.join(', ')},
      );
}

/** Returns the sentences about the plan, none without one. */
export function planTexts({plan, rows}: Pick<Estimate, 'plan' | 'rows'>): string[] {
  if (plan === undefined) {
    return [];
  }
  const {percent: share, excess, callsLeft} = plan;
  const percent =
    share > 0 && share < 0.1
      ? translate({id: 'estimate.plan.little', message: 'less than 0.1 %'})
      : `${formatAmount(Math.floor(share * 10) / 10)} %`;
  return [
    isLeast({rows})
      ? translate(
          {
            id: 'estimate.plan.least',
            message:
              'Share of your plan, without the endpoints that have no figure: {percent}.',
          },
          {percent},
        )
      : translate(
          {id: 'estimate.plan.share', message: 'Share of your plan: {percent}.'},
          {percent},
        ),
    excess !== undefined &&
      translate(
        {
          id: 'estimate.plan.excess',
          message: 'Your plan lacks {credits} credits a day.',
        },
        {credits: formatAmount(excess)},
      ),
    callsLeft !== undefined && callsLeftText(callsLeft, isLeast({rows})),
  ].filter((text) => text !== false);
}

function callsLeftText(callsLeft: number, isMost: boolean): string {
  const calls = formatAmount(callsLeft);
  return isMost
    ? translate(
        {
          id: 'estimate.plan.left.most',
          message: 'Calls left a day at this mix: {calls} at most.',
        },
        {calls},
      )
    : translate(
        {id: 'estimate.plan.left', message: 'Calls left a day at this mix: {calls}.'},
        {calls},
      );
}

/** Says in one line what a live region reads out. */
export function summaryText(estimate: Estimate): string {
  const {calls, credits} = estimate;
  return [
    translate(
      {
        id: 'estimate.summary',
        message: 'Credits a day: {day}. In 30 days: {month}. Calls a day: {calls}.',
      },
      {
        day: creditsText(credits.day, estimate),
        month: creditsText(credits.month, estimate),
        calls: formatAmount(calls.day),
      },
    ),
    ...rowTexts(estimate),
    ...planTexts(estimate),
  ].join(' ');
}

export function rowText({calls, credits, figure}: EstimateRow): string {
  if (calls === undefined) {
    return translate({id: 'estimate.row.open', message: 'Enter how often you call it.'});
  }
  const values = {
    calls: formatAmount(calls.day),
    credits: credits === undefined ? '' : formatAmount(credits.day),
  };
  switch (figure) {
    case 'published':
      return translate(
        {id: 'estimate.row', message: 'A day: {calls} calls, {credits} credits'},
        values,
      );
    case 'own':
      return translate(
        {
          id: 'estimate.row.own',
          message: 'A day: {calls} calls, {credits} credits by your own figure',
        },
        values,
      );
    case 'unknown':
      return translate(
        {id: 'estimate.row.unknown', message: 'A day: {calls} calls, credits not known'},
        values,
      );
  }
}

/** Returns the credits a call of an endpoint, or that none are published. */
export function figureText(credits: number | undefined): string {
  return credits === undefined
    ? translate({id: 'estimate.figure.none', message: 'No published figure'})
    : translate(
        {id: 'estimate.figure', message: 'Credits a call: {credits}'},
        {credits: formatAmount(credits)},
      );
}

export function measureText(measure: Measure): string {
  switch (measure) {
    case 'calls':
      return translate({id: 'estimate.by.calls', message: 'Calls a day'});
    case 'seconds':
      return translate({id: 'estimate.by.seconds', message: 'Seconds between calls'});
    case 'minutes':
      return translate({id: 'estimate.by.minutes', message: 'Minutes between calls'});
    case 'rows':
      return translate({id: 'estimate.by.rows', message: 'Rows a day'});
  }
}

export function problemText(problem: Problem): string {
  switch (problem) {
    case 'number':
      return translate(
        {
          id: 'estimate.problem.number',
          message: 'Enter a number of at most {digits} digits, such as 1440 or 0.5.',
        },
        {digits: String(MOST_DIGITS)},
      );
    case 'positive':
      return translate({
        id: 'estimate.problem.positive',
        message: 'Enter a number above 0.',
      });
  }
}

const LONGEST_SHOWN = 200;

/** Names parameters of the address that were ignored; a link can contain anything, at any length. */
export function ignoredText(ignored: readonly string[]): string {
  const parts = ignored.join(', ');
  return translate(
    {
      id: 'estimate.ignored',
      message:
        'The address has parts that mean nothing here: {parts}. The rest is filled in.',
    },
    {
      parts: parts.length > LONGEST_SHOWN ? `${parts.slice(0, LONGEST_SHOWN)}…` : parts,
    },
  );
}

export function notFoundText(typed: string, count: number): string {
  const values = {typed: typed.trim(), count: String(count)};
  if (values.typed === '') {
    return translate({
      id: 'estimate.add.empty',
      message: 'Enter the name of an endpoint.',
    });
  }
  return count === 0
    ? translate(
        {
          id: 'estimate.add.none',
          message: 'No endpoint is called “{typed}”. Choose one of the list.',
        },
        values,
      )
    : translate(
        {
          id: 'estimate.add.several',
          message: '{count} endpoints match “{typed}”. Choose one of the list.',
        },
        values,
      );
}
