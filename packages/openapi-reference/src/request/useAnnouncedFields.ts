import {useEffect} from 'react';

/**
 * Tells the form that the fields of a part are there. After a click on a link, the code of the part can
 * arrive when the form has already read its fields.
 *
 * @param part - its name: see `createPagePart`.
 */
export function useAnnouncedFields(part: string): void {
  useEffect(() => {
    document
      .querySelector(`[data-part="${part}"] [data-request-value]`)
      ?.dispatchEvent(new Event('input', {bubbles: true}));
  }, [part]);
}
