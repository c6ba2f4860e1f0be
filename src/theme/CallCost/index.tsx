// Says what calls cost in credits, before the reader agrees to several.
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/CallCost';
import React, {type ReactNode} from 'react';
import {termsOf} from '@site/src/plans/terms';

export default function CallCost({operation, calls}: Props): ReactNode {
  const {plan, credits} = termsOf(operation);
  if (plan === undefined) {
    return null;
  }
  const text =
    credits === undefined ? (
      <Translate id="panel.cost.unknown">Credits not published</Translate>
    ) : credits * calls === 1 ? (
      <Translate id="panel.cost.one">At most 1 credit</Translate>
    ) : (
      <Translate id="panel.cost" values={{credits: credits * calls}}>
        {'At most {credits} credits'}
      </Translate>
    );
  return <Link to="/endpoint-credit">{text}</Link>;
}
