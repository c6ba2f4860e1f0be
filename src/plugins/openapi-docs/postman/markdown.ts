import {printRichText} from '../../../markdown/rich-text';
import type {RichText} from '../../../reference/rich-text';

/** Prints a description as Markdown. Links to pages of the site are texts there. */
export function printMarkdown(text: RichText): string {
  const json = JSON.stringify(text);
  return printRichText(
    json.includes('"route":') ? (JSON.parse(json, withoutRoute) as RichText) : text,
  );
}

function withoutRoute(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'route' in value
    ? (value as {title?: unknown}).title
    : value;
}
