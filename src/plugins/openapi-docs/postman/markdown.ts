import {print} from '../../../markdown/print';
import {richText} from '../../../markdown/rich-text';
import type {RichText} from '../../../reference/rich-text';

/** Prints a description as Markdown. Links to pages of the site are texts there. */
export function printMarkdown(text: RichText): string {
  return print(richText(JSON.parse(JSON.stringify(text), withoutRoute) as RichText));
}

function withoutRoute(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'route' in value
    ? (value as {title?: unknown}).title
    : value;
}
