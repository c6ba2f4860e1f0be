import React, {type ReactNode} from 'react';
import {
  type SearchDocument,
  isIdentifier,
  locationTexts,
  referenceText,
} from '../search/document';
import {excerpt, highlightTerms} from '../search/highlight-terms';
import {translate} from '@docusaurus/Translate';

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
  title: (highlighted: ReactNode) => ReactNode;
}): ReactNode {
  const location = locationLabel(document);
  const text = excerpt(document.content, terms, excerptLength);
  return (
    <div className={styles.texts}>
      {title(<Highlighted text={document.title} terms={terms} />)}
      {location === '' ? null : (
        <div className={styles.where}>
          <bdi>
            <Highlighted text={location} terms={terms} />
          </bdi>
        </div>
      )}
      {text === '' ? null : (
        <div className={styles.excerpt}>
          <bdi>
            <Highlighted text={text} terms={terms} />
          </bdi>
        </div>
      )}
    </div>
  );
}

function Highlighted({text, terms}: {text: string; terms: readonly string[]}): ReactNode {
  return highlightTerms(text, terms).map((part, index) =>
    part.highlighted ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** Returns the path of an endpoint, or the page and sidebar categories of another document, after its reference. */
function locationLabel(document: SearchDocument): string {
  const texts = locationTexts(document);
  const [path = '', page = ''] = texts;
  const location = isIdentifier(document)
    ? translate(
        {
          id: 'search.where.field',
          message: '{path} of {page}',
          description: 'The path of a field or parameter, and the page it stands on',
        },
        {path, page},
      )
    : texts.join(' › ');
  return [referenceText(document), location].filter(Boolean).join(' › ');
}
