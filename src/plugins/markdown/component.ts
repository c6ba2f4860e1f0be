import type {PhrasingContent, RootContent} from 'mdast';
import type {Phrase} from '../../markdown/nodes';
import type {SiteData} from './site-data';

/** What the text form of a component can use beside its properties. */
export interface Page {
  readonly site: SiteData;
  /** Id of the doc. */
  readonly id: string;
  /** Whether code samples are in two languages only, because the twin would be too long. */
  readonly isShort: boolean;
}

/** The text form of a component inside a paragraph, a heading or a table. */
export type InlineComponent<Props = never> = (
  props: Props,
  children: readonly PhrasingContent[],
  page: Page,
) => Phrase[];

/** The text form of a component between paragraphs. */
export type BlockComponent<Props = never> = (
  props: Props,
  children: readonly RootContent[],
  page: Page,
) => RootContent[];
