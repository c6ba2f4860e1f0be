import Translate, {translate} from '@docusaurus/Translate';
import AnswerAdvice from '@theme/AnswerAdvice';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {networkLabel} from '../../server/server';
import type {OperationView} from '../../pages/page-data';
import {isCookie, isOneKey} from '../../security/credential';
import styles from './styles.module.css';
import {secondsToWait, type ApiError, type Diagnosis} from './diagnosis';
import type {TextPosition} from './json-lines';
import type {Asked} from './request-state';
import {TIMEOUT_MS, type Outcome} from './send';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

interface AdviceProps {
  diagnosis: Diagnosis;
  outcome: Outcome;
  error: ApiError;
  operation: OperationView;
  asked: Asked;
  /** Position of the first JSON error. Undefined for valid JSON and for other text. */
  errorPosition: TextPosition | undefined;
}

export default function Advice(props: AdviceProps): ReactNode {
  const {diagnosis, outcome, error, operation, asked} = props;
  const {code, message} = error;
  const step = nextStep(props);
  return (
    <div className={diagnosis === 'empty' ? styles.example : styles.advice}>
      <p>
        <strong>{titleOf(props)}</strong>
      </p>
      {code === undefined && message === undefined ? null : (
        <p>
          {code === undefined ? null : <code>{code}</code>} {message}
        </p>
      )}
      <p>
        {outcome.kind === 'response' ? (
          <AnswerAdvice
            diagnosis={diagnosis}
            status={outcome.status}
            error={error}
            operation={operation}
            hasCredentials={asked.hasCredentials}
          >
            {step}
          </AnswerAdvice>
        ) : (
          step
        )}
      </p>
    </div>
  );
}

function titleOf({diagnosis, operation: {security}, asked}: AdviceProps): string {
  const takesKey = security.length > 0 && security.every(isOneKey);
  const titles: Record<Diagnosis, string> = {
    offline: translate({
      id: 'panel.offline.title',
      message: 'Your device has no network.',
    }),
    unreachable: translate({
      id: 'panel.unreachable.title',
      message: 'The host cannot be reached.',
    }),
    blocked: translate({
      id: 'panel.blocked.title',
      message: 'The browser did not let this page read the answer (CORS).',
    }),
    policy: translate({
      id: 'panel.policy.title',
      message: 'This site does not allow requests to the host.',
    }),
    insecure: translate({id: 'panel.insecure.title', message: 'The host has no https.'}),
    timeout: translate(
      {id: 'panel.timeout.title', message: 'No answer within {seconds} seconds.'},
      {seconds: TIMEOUT_MS / 1000},
    ),
    redirect: translate({
      id: 'panel.redirect.title',
      message: 'The API answered with a redirect.',
    }),
    truncated: translate({
      id: 'panel.cut.title',
      message: 'The connection ended in the middle of the answer.',
    }),
    badRequest: translate({
      id: 'panel.badRequest.title',
      message: 'The API did not accept a value.',
    }),
    unauthorized: !takesKey
      ? translate({
          id: 'panel.unauthorized.credentials.title',
          message: 'The credentials are missing or not valid.',
        })
      : asked.hasCredentials
        ? translate({
            id: 'panel.unauthorized.key.title',
            message: 'The API did not accept the key.',
          })
        : translate({id: 'panel.unauthorized.title', message: 'The request had no key.'}),
    forbidden: translate({
      id: 'panel.forbidden.title',
      message: 'The API forbids the request.',
    }),
    notFound: translate({id: 'panel.notFound.title', message: 'Not found.'}),
    tooMany: translate({
      id: 'panel.tooMany.title',
      message: 'There were too many requests.',
    }),
    otherClient: translate({
      id: 'panel.otherClient.title',
      message: 'The API refused the request.',
    }),
    server: translate({
      id: 'panel.server.title',
      message: 'Something went wrong at the API.',
    }),
    maintenance: translate({
      id: 'panel.maintenance.title',
      message: 'The API is down or under maintenance.',
    }),
    empty: translate({id: 'panel.empty.title', message: 'The answer has no body.'}),
    malformed: translate({
      id: 'panel.malformed.title',
      message: 'The answer is not valid JSON.',
    }),
    notJson: translate({id: 'panel.notJson.title', message: 'The answer is not JSON.'}),
  };
  return titles[diagnosis];
}

function nextStep(props: AdviceProps): ReactNode {
  const {diagnosis, outcome, errorPosition} = props;
  const host = <code>{outcome.kind === 'response' ? '' : outcome.host}</code>;
  const steps: Record<Diagnosis, ReactNode> = {
    offline: (
      <Translate id="panel.offline">
        The browser says that it is offline. Connect, and send again.
      </Translate>
    ),
    unreachable: (
      <Translate id="panel.unreachable" values={{host}}>
        {
          'The name {host} was not found, or the connection was refused: a second request without your key failed as well. The browser does not tell which. Check VPN, firewall and blockers, then try the other network or send again in a while.'
        }
      </Translate>
    ),
    blocked: (
      <Translate id="panel.blocked" values={{host}}>
        {
          'The request failed, but a second one without your key reached {host}. The browser gives no reason; most likely the answer carries no Access-Control-Allow-Origin for this site. Copy a sample and run it in a terminal, where this rule does not hold.'
        }
      </Translate>
    ),
    policy: (
      <Translate id="panel.policy" values={{host}}>
        {
          'Nothing was sent: the Content Security Policy of this site does not list {host}. Copy a sample and run it in a terminal, or ask the operator of this site to allow the host.'
        }
      </Translate>
    ),
    insecure: (
      <Translate id="panel.insecure" values={{host}}>
        {
          'Nothing was sent: a browser lets no page with https send requests to {host}, which has none. Copy a sample and run it in a terminal.'
        }
      </Translate>
    ),
    timeout: (
      <Translate id="panel.timeout">
        Ask for less (a smaller page or block range), or send again in a while.
      </Translate>
    ),
    redirect: (
      <Translate id="panel.redirect">
        It was not followed, because your key would go where it leads. Check the address
        of the API, or run a sample in a terminal to see where it points.
      </Translate>
    ),
    truncated: (
      <Translate id="panel.cut">
        What has arrived is below, and it is not all. Send again, or ask for less.
      </Translate>
    ),
    badRequest: (
      <Translate id="panel.badRequest">
        Compare the values with the parameters on this page, correct them, and send again.
      </Translate>
    ),
    unauthorized: <Unauthorized {...props} />,
    forbidden: (
      <Translate id="panel.forbidden.credentials">
        Use credentials that allow it, or ask the operator of the API for the right.
      </Translate>
    ),
    notFound: <NotFound {...props} />,
    tooMany: <TooMany {...props} />,
    otherClient: (
      <Translate id="panel.otherClient">
        Read the answer below, compare the request with this page, and send again.
      </Translate>
    ),
    server: (
      <Translate id="panel.serverError">
        The request itself may be right. Send it again in a while.
      </Translate>
    ),
    maintenance: <Translate id="panel.maintenance">Send again in a while.</Translate>,
    empty: (
      <Translate id="panel.empty">
        The description promises JSON. An empty body is none, so programs should not parse
        it.
      </Translate>
    ),
    malformed: (
      <Translate id="panel.malformed" values={{...errorPosition}}>
        {
          'The first error is in line {line}, column {column} of the text below. The API sent it like this, so other programs cannot read it either. Send again; if it stays so, tell the operator of the API.'
        }
      </Translate>
    ),
    notJson: (
      <Translate id="panel.notJson">
        Something between you and the API may have answered, such as a proxy or a
        maintenance page. Read the text below, and send again in a while.
      </Translate>
    ),
  };
  return steps[diagnosis];
}

function Unauthorized({operation: {security}, asked}: AdviceProps): ReactNode {
  if (security.length === 0) {
    return (
      <Translate id="panel.unauthorized.none">
        The description of the API names no credentials for this endpoint. Ask its
        operator which it takes.
      </Translate>
    );
  }
  if (security.every((schemes) => schemes.some(isCookie))) {
    return (
      <Translate id="panel.unauthorized.cookie">
        A page cannot send the cookie that this endpoint takes. Use a code sample.
      </Translate>
    );
  }
  if (!security.every(isOneKey)) {
    const section = (
      <a href="#authentication">
        <Translate id="panel.unauthorized.section">Authentication</Translate>
      </a>
    );
    return (
      <Translate id="panel.unauthorized.credentials" values={{section}}>
        {
          'Enter your credentials above, and send again. The section {section} says which are needed.'
        }
      </Translate>
    );
  }
  return asked.hasCredentials ? (
    <Translate id="panel.unauthorized.otherKey">
      Check the API key above, or enter another one, and send again.
    </Translate>
  ) : (
    <Translate id="panel.unauthorized.key">
      Enter your API key above, and send again.
    </Translate>
  );
}

function NotFound({operation: {servers}, asked}: AdviceProps): ReactNode {
  const requested = servers.find(({id}) => id === asked.server.id);
  const other = servers.find(({id}) => id !== asked.server.id);
  return requested === undefined || other === undefined ? (
    <Translate id="panel.notFound">Check the values, and send again.</Translate>
  ) : (
    <Translate
      id="panel.notFound.networks"
      values={{asked: networkLabel(requested), other: networkLabel(other)}}
    >
      {
        '{asked} does not have what you asked for. Check the values, or switch to {other}, and send again.'
      }
    </Translate>
  );
}

function TooMany({outcome}: AdviceProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const seconds = waitingTime(outcome);
  return seconds === undefined ? (
    <Translate id="panel.tooMany.wait">Wait, and send again.</Translate>
  ) : (
    <Translate
      id="panel.tooMany.waitTime"
      values={{time: timeText(seconds, i18n.currentLocale)}}
    >
      {'Send again in {time}.'}
    </Translate>
  );
}

function waitingTime(outcome: Outcome): number | undefined {
  if (outcome.kind !== 'response') {
    return undefined;
  }
  const value = outcome.headers.find(([name]) => name === 'retry-after')?.[1];
  return value === undefined ? undefined : secondsToWait(value, outcome.receivedAt);
}

function timeText(seconds: number, locale: string): string {
  const [unit, size] =
    seconds < 2 * MINUTE_SECONDS
      ? (['second', 1] as const)
      : seconds < 2 * HOUR_SECONDS
        ? (['minute', MINUTE_SECONDS] as const)
        : (['hour', HOUR_SECONDS] as const);
  return new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay: 'long'}).format(
    Math.ceil(seconds / size),
  );
}
