import type {HTMLTemplate} from '@algolia/autocomplete-js';
import type {SearchDocument} from '@site/src/search/document';
import {excerpt, markTerms} from '@site/src/search/marked-text';
import type {PageItem} from './item';
import {kindLabel} from './labels';
import {whereOf} from './where';
import styles from './panel.module.css';

/** What a template gives. */
export type Rendered = ReturnType<HTMLTemplate>;

/** How much of the text of a page is shown, in characters. */
const EXCERPT_LENGTH = 110;

/** An offer of the panel: what it is, where it stands, and the words that were searched for. */
export function renderItem(
  item: PageItem,
  html: HTMLTemplate,
  onChoose: (event: MouseEvent) => void,
): Rendered {
  const {document, terms} = item;
  const text = excerpt(document.content, terms, EXCERPT_LENGTH);
  return html`<a
    className="${styles.link}"
    href="${item.href}"
    onClick=${onChoose}
    tabindex="-1"
  >
    ${renderBadge(document, html)}
    <span className="${styles.texts}">
      <span className="${styles.title}"
        >${renderMarked(document.title, terms, html)}</span
      >
      <span className="${styles.where}"
        >${renderMarked(whereOf(document), terms, html)}</span
      >
      ${
        text === ''
          ? null
          : html`<span className="${styles.excerpt}"
              >${renderMarked(text, terms, html)}</span
            >`
      }
    </span>
  </a>`;
}

/** A search that was made before. */
export function renderRecent(query: string, html: HTMLTemplate): Rendered {
  return html`<span className="${styles.link}"
    ><span className="${styles.recent}">${query}</span></span
  >`;
}

function renderBadge(document: SearchDocument, html: HTMLTemplate): Rendered {
  const [method = ''] = document.tags;
  return document.kind === 'endpoint'
    ? html`<span className="${styles.badge} ${styles.method}" data-method="${method}"
        >${method}</span
      >`
    : html`<span className="${styles.badge}">${kindLabel(document.kind)}</span>`;
}

function renderMarked(
  text: string,
  terms: readonly string[],
  html: HTMLTemplate,
): (string | Rendered)[] {
  return markTerms(text, terms).map((part, place) =>
    part.marked ? html`<mark key=${place}>${part.text}</mark>` : part.text,
  );
}
