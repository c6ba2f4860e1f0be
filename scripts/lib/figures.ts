/*
 * Why: what a benchmark has measured stays, with its day and its machine, until it is measured again.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SITE_DIR} from './run.mjs';
import {writeFormatted} from './write-formatted';

export interface Figures {
  /** The heading in FIGURES.md. */
  readonly title: string;
  /** When, where and how it was measured. */
  readonly how: string;
  /** Markdown tables. */
  readonly tables: readonly string[];
}

/** Prints figures. With the argument `--record`, they replace their section in FIGURES.md. */
export async function reportFigures(figures: Figures): Promise<void> {
  console.log(sectionOf(figures));
  if (process.argv.includes('--record')) {
    const file = path.join(SITE_DIR, 'FIGURES.md');
    await writeFormatted(file, withFigures(readFileSync(file, 'utf8'), figures));
  }
}

/** Returns the text with the section of the figures, which is new or replaces the one with its title. */
export function withFigures(text: string, figures: Figures): string {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const index = sections.findIndex((section) =>
    section.startsWith(`## ${figures.title}\n`),
  );
  sections.splice(index === -1 ? sections.length : index, 1, sectionOf(figures));
  return [head, ...sections].join('');
}

function sectionOf({title, how, tables}: Figures): string {
  return [`## ${title}`, how, ...tables].map((block) => `${block}\n\n`).join('');
}
