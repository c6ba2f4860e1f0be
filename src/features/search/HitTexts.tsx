import React, {type ReactNode} from 'react';
import type {SearchDocument} from '@site/src/search/document';
import {excerpt, markTerms} from '@site/src/search/marked-text';
import {whereOf} from './where';

/** The texts of a hit, with the words that were searched for marked: title, location and excerpt. */
export default function HitTexts({
  document,
  terms,
  excerptLength,
  styles,
  title,
}: {
  document: SearchDocument;
  terms: readonly string[];
  /** In characters. */
  excerptLength: number;
  styles: Readonly<Record<string, string>>;
  /** Puts the marked title into its element. */
  title: (marked: ReactNode) => ReactNode;
}): ReactNode {
  const where = whereOf(document);
  const text = excerpt(document.content, terms, excerptLength);
  return (
    <div className={styles.texts}>
      {title(<Marked text={document.title} terms={terms} />)}
      {where === '' ? null : (
        <div className={styles.where}>
          <Marked text={where} terms={terms} />
        </div>
      )}
      {text === '' ? null : (
        <div className={styles.excerpt}>
          <Marked text={text} terms={terms} />
        </div>
      )}
    </div>
  );
}

function Marked({text, terms}: {text: string; terms: readonly string[]}): ReactNode {
  return markTerms(text, terms).map((part, index) =>
    part.marked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
