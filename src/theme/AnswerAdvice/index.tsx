// Leads from refused requests to the guide about errors, the plans and the credits.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/AnswerAdvice';
import React, {type ReactNode} from 'react';
import {hasGuide, KEY_GUIDE_ROUTE} from 'docusaurus-openapi-reference/components';
import {termsOf} from '@site/src/plans/terms';
import {exceededLimit, GUIDE_ANCHORS} from './guide';

export default function AnswerAdvice(props: Props): ReactNode {
  const {diagnosis, status, operation} = props;
  if (!hasGuide(operation.security)) {
    return props.children;
  }
  const anchor = GUIDE_ANCHORS[diagnosis];
  return (
    <>
      {advice(props)}{' '}
      {status === 429 && termsOf(operation).plan !== undefined ? (
        <>
          <Link to="/endpoint-credit">
            <Translate id="panel.tooMany.credits">What each call costs</Translate>
          </Link>
          {' · '}
        </>
      ) : null}
      {anchor === undefined ? null : (
        <Link to={`/guides/errors#${anchor}`}>
          <Translate id="panel.guide">More in the guide</Translate>
        </Link>
      )}
    </>
  );
}

function advice({
  diagnosis,
  error,
  operation,
  hasCredentials,
  children,
}: Props): ReactNode {
  const {plan} = termsOf(operation);
  const guide = (
    <Link to={KEY_GUIDE_ROUTE}>
      <Translate id="panel.unauthorized.guide">create a key</Translate>
    </Link>
  );
  switch (diagnosis) {
    case 'unauthorized':
      return hasCredentials ? (
        <Translate id="panel.unauthorized.notAccepted" values={{guide}}>
          {
            'It is unknown or past its end. Compare it with the key in your account, or {guide}.'
          }
        </Translate>
      ) : (
        <Translate id="panel.unauthorized" values={{guide}}>
          {'Enter your API key above, or {guide} first.'}
        </Translate>
      );
    case 'forbidden':
      return plan === undefined ? (
        children
      ) : (
        <Translate
          id="panel.forbidden"
          values={{
            plan: <strong>{plan}</strong>,
            plans: (
              <Link to="/plans">
                <Translate id="panel.forbidden.plans">compare the plans</Translate>
              </Link>
            ),
          }}
        >
          {
            'No case of it has been seen, so its cause is not known. The same request gets the same answer. If other endpoints work with this key, {plans}: this one is listed for the plan {plan}.'
          }
        </Translate>
      );
    case 'tooMany':
      switch (exceededLimit(error)) {
        case 'requestPerSecond':
          return (
            <Translate id="panel.tooMany.second">
              The limit of requests in a second is exceeded. Wait a second or more, and
              send again.
            </Translate>
          );
        case 'requestPerDay':
          return (
            <Translate id="panel.tooMany.day">
              The limit of requests in a day is exceeded. Stop until the next day. A day
              is a date of the server, whose time zone is not known.
            </Translate>
          );
        case 'requestPerIp':
          return (
            <>
              <Translate id="panel.tooMany.address">
                The limit of requests of your IP address is exceeded.
              </Translate>{' '}
              {children}
            </>
          );
        case 'nftRefresh':
          return (
            <Translate id="panel.tooMany.refresh">
              The last refresh of this item is not done. Wait 60 seconds, and send again.
            </Translate>
          );
        default:
          return children;
      }
    case 'server':
      return (
        <Translate id="panel.server.guide">
          Check the parameters before you send again: without a required one the API
          answers 500 too. The same faulty request fails every time, and every try counts.
        </Translate>
      );
    case 'empty':
      return (
        <Translate id="panel.empty.guide">
          The API answers so where it has nothing to return, such as for the input data of
          an unknown transaction. An empty body is not JSON, so programs should not parse
          it.
        </Translate>
      );
    default:
      return children;
  }
}
