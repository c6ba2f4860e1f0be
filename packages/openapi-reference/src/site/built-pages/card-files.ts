import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import {type OutputPlace, writeOutputs} from '../output-files';
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
 * Draws the cards that `cacheDir` does not have.
 *
 * @returns the names of their files in `cacheDir`, by the keys of the cards. Cards whose text the font
 * cannot draw have none.
 */
export async function drawCards(
  cards: ReadonlyMap<string, SocialCard>,
  {logoFile, cacheDir}: {logoFile: string; cacheDir: string},
): Promise<ReadonlyMap<string, string>> {
  const logo = svgUrl(await readFile(logoFile, 'utf8'));
  const design = createHash('sha256')
    .update(
      await readFile(path.join(__dirname, `social-card${path.extname(__filename)}`)),
    )
    .update(logo)
    .digest('hex');
  await mkdir(cacheDir, {recursive: true});
  const names = new Map<string, string>();
  let fonts: CardFonts | undefined;
  for (const [key, card] of cards) {
    if (!isDrawable(card)) {
      continue;
    }
    const name = `${nameOf(card, design)}.png`;
    const file = path.join(cacheDir, name);
    if (!existsSync(file)) {
      fonts ??= await loadFonts();
      await writeFileAtomic(file, Buffer.from(await drawCard(card, fonts, logo)));
    }
    names.set(key, name);
  }
  return names;
}

/**
 * Writes cards to the output.
 *
 * @returns the paths of the images, below the base URL, by the keys of the cards.
 */
export async function writeCards(
  cards: ReadonlyMap<string, SocialCard>,
  options: {logoFile: string; cacheDir: string},
  place: OutputPlace,
): Promise<ReadonlyMap<string, string>> {
  const names = await drawCards(cards, options);
  await writeOutputs(
    new Map(
      [...names.values()].map((name) => [
        `${CARDS_DIR}/${name}`,
        {file: path.join(options.cacheDir, name)},
      ]),
    ),
    place,
  );
  return new Map([...names].map(([key, name]) => [key, `${CARDS_DIR}/${name}`]));
}

function nameOf(card: SocialCard, design: string): string {
  const content = JSON.stringify([design, card]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
