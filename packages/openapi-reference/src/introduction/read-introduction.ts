import type {ElementContent} from 'hast';
import type {Fact, Introduction} from './introduction';
import {blocksOf, isHeading, joinTexts, plainText, text} from '../text/rich-text';
import type {InfoObject, OpenAPIDocument} from '../document/document';
import {flagExtension} from '../text/read-extension';
import {parseRichText} from '../text/read-markdown';
import {linkRedocElements} from '../security/read-redoc-elements';
import {own} from '../document/resolve';
import type {SecuritySchemes} from '../security/read-security';
import {linkTo} from '../text/read-safe-tree';

/** Longer texts, and those with headings, have a page of their own. */
const MAX_LENGTH = 2_000;

/**
 * Creates the introduction of a document. The API that the hand-written pages of the site describe
 * needs none (`x-site-pages`).
 */
export function createIntroduction(
  document: OpenAPIDocument,
  schemes: SecuritySchemes = new Map(),
): Introduction | undefined {
  const {info} = document;
  const description = linkRedocElements(info.description, document, schemes);
  if (flagExtension(document, 'x-site-pages')) {
    return undefined;
  }
  const whole = joinTexts(
    plainText(info.summary ?? ''),
    parseRichText(description, {level: 2, prefix: ''}),
  );
  return {
    text: whole,
    hasPage: plainText(whole).length > MAX_LENGTH || blocksOf(whole).some(isHeading),
    facts: factsOf(document),
  };
}

function factsOf({info, externalDocs}: OpenAPIDocument): Fact[] {
  const {version, termsOfService, license} = info;
  const facts: Fact[] = [
    {kind: 'version', value: [text(version)]},
    {kind: 'externalDocs', value: docsOf(externalDocs)},
    {kind: 'contact', value: contactOf(info)},
    {kind: 'license', value: licenceOf(license)},
    {kind: 'termsOfService', value: linkIf(termsOfService)},
    {kind: 'logo', value: logoOf(info)},
  ];
  return facts.filter(({value}) => value.length > 0);
}

/** Of these texts, only the description is Markdown. */
function docsOf(docs: OpenAPIDocument['externalDocs']): ElementContent[] {
  return linkIf(docs?.url, plainText(parseRichText(docs?.description)));
}

function contactOf({contact}: InfoObject): ElementContent[] {
  const {name, url, email} = contact ?? {};
  const page = url === undefined ? textIf(name) : linkIf(url, name);
  const address = linkIf(email && `mailto:${email}`, email);
  return page.length > 0 && address.length > 0
    ? [...page, text(', '), ...address]
    : [...page, ...address];
}

/** `x-logo` of Redoc. Pages load nothing from other hosts, so it is a link as all images are. */
function logoOf({'x-logo': logo, title}: InfoObject): ElementContent[] {
  const [address, alt] = ['url', 'altText'].map((key) => own(logo, key));
  return typeof address === 'string'
    ? linkIf(address, typeof alt === 'string' ? alt : title)
    : [];
}

function licenceOf(license: InfoObject['license']): ElementContent[] {
  const {name, url, identifier} = license ?? {};
  const address = url ?? (identifier && `https://spdx.org/licenses/${identifier}.html`);
  return address === undefined ? textIf(name) : linkIf(address, name);
}

function textIf(name = ''): ElementContent[] {
  return name === '' ? [] : [text(name)];
}

function linkIf(address: string | undefined, title = ''): ElementContent[] {
  return address === undefined || address === ''
    ? []
    : linkTo(address, [text(plainText(title) || address)]);
}
