import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {
  type CardFonts,
  drawCard,
  isDrawable,
  loadFonts,
  type SocialCard,
  svgUrl,
} from './social-card';

/** Folder of the cards, below the base URL. Files under assets/ never change. */
const CARDS_DIR = 'assets/cards';

/**
 * Draws cards to `outDir`, or copies those that an earlier build has drawn from `cacheDir`.
 *
 * @returns the paths of the images, below the base URL, by the keys of the cards. Cards whose text the
 * font cannot draw have none.
 */
export async function writeCards(
  cards: ReadonlyMap<string, SocialCard>,
  {logoFile, cacheDir, outDir}: {logoFile: string; cacheDir: string; outDir: string},
): Promise<ReadonlyMap<string, string>> {
  const logo = svgUrl(await readFile(logoFile, 'utf8'));
  const design = createHash('sha256')
    .update(
      await readFile(path.join(__dirname, `social-card${path.extname(__filename)}`)),
    )
    .update(logo)
    .digest('hex');
  await mkdir(cacheDir, {recursive: true});
  await mkdir(path.join(outDir, CARDS_DIR), {recursive: true});
  const images = new Map<string, string>();
  let fonts: CardFonts | undefined;
  for (const [key, card] of cards) {
    if (!isDrawable(card)) {
      continue;
    }
    const name = `${nameOf(card, design)}.png`;
    const cached = path.join(cacheDir, name);
    const image = path.join(outDir, CARDS_DIR, name);
    try {
      await copyFile(cached, image);
    } catch {
      fonts ??= await loadFonts();
      await writeFileAtomic(cached, Buffer.from(await drawCard(card, fonts, logo)));
      await copyFile(cached, image);
    }
    images.set(key, `${CARDS_DIR}/${name}`);
  }
  return images;
}

function nameOf(card: SocialCard, design: string): string {
  const content = JSON.stringify([design, card]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
