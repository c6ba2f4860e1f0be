import {translate} from '@docusaurus/Translate';

/** Time that the status is shown, in milliseconds. */
const SHOWN_MS = 4000;

/** Starts a new time when the status changes. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Says whether the page is copied.
 *
 * @param copying - resolves to whether it is.
 * @param status - where to say it: screen readers announce what it shows.
 */
export async function sayCopied(
  copying: Promise<boolean>,
  status: HTMLElement | null,
): Promise<void> {
  const isCopied = await copying;
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
