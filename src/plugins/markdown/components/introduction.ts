import {item, list, paragraph, twinLink} from '../../../markdown/nodes';
import {printRichText, richText} from '../../../markdown/rich-text';
import {
  type Fact,
  INTRODUCTION_ROUTE,
  type IntroductionData,
} from '../../../reference/introduction';
import {element, toRichText} from '../../../reference/rich-text';
import type {BlockComponent} from '../component';

const LABELS: Readonly<Record<Fact['kind'], string>> = {
  version: 'Version of the description',
  externalDocs: 'More documentation',
  contact: 'Contact',
  license: 'License',
  termsOfService: 'Terms of service',
  logo: 'Logo',
};

export const introduction: BlockComponent = (_, children, {site}) => {
  const data = site.readJson('@site/docs/api/introduction.json') as IntroductionData;
  if (data.introduction === null) {
    return [...children];
  }
  const {hasPage, lead, facts} = data.introduction;
  return [
    ...richText(lead),
    ...(hasPage
      ? [paragraph(twinLink('Read the whole introduction', INTRODUCTION_ROUTE))]
      : []),
    list(
      facts.map(({kind, value}) =>
        item(
          paragraph(`${LABELS[kind]}: `, {
            type: 'printed',
            value: printRichText(toRichText([element('p', value)])).text,
          }),
        ),
      ),
    ),
  ];
};
