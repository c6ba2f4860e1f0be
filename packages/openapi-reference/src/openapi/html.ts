/** Elements that a description can show. Other tags are text: most are placeholders, such as `<id>`. */
const KNOWN_TAGS =
  'a|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|font|h[1-6]|hr|i|img|kbd|li|ol|p|pre|q|s|samp|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var';

const COMMENT = /<!--[^]*?-->/g;

/** A complete tag of a known element, or any other `<`. */
const TAG = new RegExp(
  `(</?(?:${KNOWN_TAGS})(?:\\s(?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,1000}|/)?>)|<`,
  'gi',
);

export function withoutComments(html: string): string {
  return html.replace(COMMENT, '');
}

/** Makes text of every tag that is incomplete or of an unknown element. */
export function keepKnownTags(html: string): string {
  return html.replace(TAG, (_, tag: string | undefined) => tag ?? '&lt;');
}
