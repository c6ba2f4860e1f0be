import {CARD_HEIGHT, CARD_WIDTH} from './social-card';

/**
 * Returns the tags that a built page gets beside those of React, which the scripts of the page never
 * touch.
 *
 * @param parts.twin Path of the Markdown twin, with the base URL.
 * @param parts.image Path of the social card, below the base URL.
 * @param parts.siteUrl URL of the site with its base URL.
 * @param parts.data Structured data as a value of JSON-LD.
 */
export function headTags({
  twin,
  image,
  siteUrl,
  data,
}: {
  twin: string | undefined;
  image: string | undefined;
  siteUrl: string;
  data: object | undefined;
}): string {
  const tags = [
    twin && `<link rel="alternate" type="text/markdown" href="${encodeURI(twin)}">`,
    image && property('og:image', siteUrl + image),
    image && property('og:image:width', String(CARD_WIDTH)),
    image && property('og:image:height', String(CARD_HEIGHT)),
    data && `<script type="application/ld+json">${printData(data)}</script>`,
  ];
  return tags.filter(Boolean).join('');
}

/**
 * Inserts tags at the end of the head of a page.
 *
 * @throws Error if the page has no head.
 */
export function withHead(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error('The page has no </head> before which to insert tags.');
  }
  return html.slice(0, end) + tags + html.slice(end);
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${encodeURI(decodeURI(content))}">`;
}

/** A text such as `</script>` cannot end the element. */
function printData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
