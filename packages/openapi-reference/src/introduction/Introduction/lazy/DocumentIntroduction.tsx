import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import RichText from '../../../components/RichText';
import type {Fact, IntroductionLead} from '../../introduction';
import {element, toRichText} from '../../../text/rich-text';

/** What a document says about its API, or the beginning of it, with a link to the rest. */
export default function DocumentIntroduction({
  route,
  lead,
  facts,
}: IntroductionLead): ReactNode {
  return (
    <>
      <RichText text={lead} />
      {route === undefined ? null : (
        <p>
          <Link to={route}>
            <Translate id="introduction.more">Read the whole introduction</Translate>
          </Link>
        </p>
      )}
      <RichText
        text={toRichText([
          element(
            'ul',
            facts.map(({kind, value}) =>
              element('li', [`${factLabel(kind)}: `, ...value]),
            ),
          ),
        ])}
      />
    </>
  );
}

function factLabel(kind: Fact['kind']): string {
  const labels: Record<typeof kind, string> = {
    version: translate({
      id: 'introduction.version',
      message: 'Version of the description',
    }),
    externalDocs: translate({
      id: 'introduction.externalDocs',
      message: 'More documentation',
    }),
    contact: translate({id: 'introduction.contact', message: 'Contact'}),
    license: translate({id: 'introduction.license', message: 'License'}),
    termsOfService: translate({id: 'introduction.terms', message: 'Terms of service'}),
    logo: translate({id: 'introduction.logo', message: 'Logo'}),
  };
  return labels[kind];
}
