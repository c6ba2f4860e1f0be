import type {ElementContent} from 'hast';
import {blocksOf, isHeading, type RichText, toRichText} from '../text/rich-text';

/** What a document says about its API as a whole. */
export interface Introduction {
  text: RichText;
  /** The text is on a page of its own, because it is long. */
  hasPage: boolean;
  /** In the order in which they are shown. */
  facts: Fact[];
}

export interface Fact {
  kind: 'version' | 'termsOfService' | 'contact' | 'license' | 'externalDocs' | 'logo';
  /** A part of a line. */
  value: ElementContent[];
}

/** What pages other than that of the introduction show. */
export interface IntroductionData {
  /** `null` if the hand-written pages of the site introduce the API. */
  introduction: IntroductionLead | null;
}

export interface IntroductionLead {
  /** Of the API. */
  title: string;
  /** Route of the page with the whole text, if the lead is a part of it. */
  route?: string;
  lead: RichText;
  facts: Fact[];
}

export const INTRODUCTION_ROUTE = '/introduction';

/** Number of blocks with which other pages begin a text that has a page of its own. */
const MAX_LEAD = 3;

/** Returns what other pages show of the text: all of it, or the beginning of its first section. */
export function leadOf({text, hasPage}: Introduction): RichText {
  const all = blocksOf(text);
  const blocks = all.slice(all.findIndex((block) => !isHeading(block)));
  const end = blocks.findIndex(isHeading);
  return hasPage
    ? toRichText(blocks.slice(0, end === -1 ? MAX_LEAD : Math.min(end, MAX_LEAD)))
    : text;
}
