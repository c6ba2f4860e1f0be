import {readFile} from 'node:fs/promises';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import once from 'lodash/once';
import satori, {type SatoriOptions} from 'satori';

/** Size in pixels (https://ogp.me and the summary_large_image card of X). */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** What a card says. */
export interface SocialCard {
  /** The part of the site that the page belongs to. */
  section: string;
  title: string;
  description: string;
}

/** Colours of the dark mode of `src/css/custom.css`. */
const COLOURS = {
  background: '#0d1412',
  line: '#24312d',
  primary: '#67dcb0',
  accent: '#f5b757',
  title: '#e4ece9',
  text: '#9fafa9',
} as const;

/** The latin subset of Inter: other characters would be empty boxes. */
const DRAWABLE = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]*$/;

const MAX_DESCRIPTION = 170;

/** Left and right, in pixels. */
const PADDING = 80;

/** The shapes of the logo, behind the text. */
const MARK = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><g fill="#16211d"><path d="M0 2.5A2.5 2.5 0 0 1 2.5 0H12V12H2.5A2.5 2.5 0 0 1 0 9.5Z"/><circle cx="20" cy="6" r="6"/><path d="M0 14H12V26A12 12 0 0 1 0 14Z"/><path d="M14 14A12 12 0 0 1 26 26H14Z"/></g></svg>',
);

type Style = Record<string, string | number>;

/** An element as satori reads it, without React. */
interface CardElement {
  type: 'div' | 'img';
  props: {
    style?: Style;
    src?: string;
    width?: number;
    height?: number;
    children?: unknown;
  };
}

export type CardFonts = SatoriOptions['fonts'];

export async function loadFonts(): Promise<CardFonts> {
  const load = (weight: 400 | 600): Promise<Buffer> =>
    readFile(
      require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    );
  const [regular, bold] = await Promise.all([load(400), load(600)]);
  await initRenderer();
  return [
    {name: 'Inter', data: regular, weight: 400},
    {name: 'Inter', data: bold, weight: 600},
  ];
}

/** The module can be initialised once in a process. */
const initRenderer = once(async () =>
  initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
);

/** Returns whether the font has all characters of a card. */
export function isDrawable({section, title, description}: SocialCard): boolean {
  return [section, title, description].every((text) => DRAWABLE.test(text));
}

/**
 * Draws a card as PNG.
 *
 * @param logo - the logo for dark backgrounds, as a data URL.
 */
export async function drawCard(
  card: SocialCard,
  fonts: CardFonts,
  logo: string,
): Promise<Uint8Array> {
  const svg = await satori(layOut(card, logo) as never, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts,
  });
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}

function layOut({section, title, description}: SocialCard, logo: string): CardElement {
  return box(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `72px ${PADDING}px 64px`,
      backgroundColor: COLOURS.background,
      borderBottom: `12px solid ${COLOURS.primary}`,
      fontFamily: 'Inter',
    },
    [
      {
        type: 'img',
        props: {
          src: MARK,
          width: 520,
          height: 520,
          style: {position: 'absolute', top: -150, right: -120},
        },
      },
      {type: 'img', props: {src: logo, width: 300, height: 50}},
      box({flexDirection: 'column', width: CARD_WIDTH - 2 * PADDING}, [
        box({fontSize: 30, fontWeight: 600, color: COLOURS.accent}, section),
        box(
          {
            marginTop: 18,
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
            color: COLOURS.title,
          },
          title,
        ),
        box(
          {marginTop: 28, fontSize: 31, lineHeight: 1.4, color: COLOURS.text},
          cut(description),
        ),
      ]),
    ],
  );
}

export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function box(style: Style, children: unknown): CardElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

function titleSize(title: string): number {
  return title.length > 48 ? 58 : title.length > 26 ? 70 : 84;
}

function cut(text: string): string {
  if (text.length <= MAX_DESCRIPTION) {
    return text;
  }
  const start = text.slice(0, MAX_DESCRIPTION);
  return `${start.slice(0, start.lastIndexOf(' '))} …`;
}
