import {translate} from '@docusaurus/Translate';
import {copyText} from '../../components/Code/copy-text';

/** Time that the status is shown, in milliseconds. */
const SHOWN_MS = 4000;

/** Starts a new time when the status changes. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies the Markdown twin of a page, and says whether that worked.
 *
 * @param href - of the twin.
 * @param status - where to say it: screen readers announce what it shows.
 */
export async function copyPage(href: string, status: HTMLElement | null): Promise<void> {
  const isCopied = await copyTwin(href).catch(() => false);
  if (status === null) {
    return;
  }
  status.textContent = isCopied
    ? translate({id: 'page.copied', message: 'Copied'})
    : translate({
        id: 'page.copy.failed',
        message:
          'The page could not be copied. Open “View as Markdown” and copy it there.',
      });
  clearTimeout(timer);
  timer = setTimeout(() => {
    status.textContent = '';
  }, SHOWN_MS);
}

async function copyTwin(href: string): Promise<boolean> {
  const response = await fetch(href);
  return response.ok && copyText(await response.text());
}
