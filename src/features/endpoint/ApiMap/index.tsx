import useBaseUrl from '@docusaurus/useBaseUrl';
import map from '@site/docs/api/map.json';
import React, {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {isPlainClick} from '@site/src/features/search/plain-click';
import {fetchHtml, shownHtml} from './map-html';

/** The map of the API, which `src/plugins/openapi-docs/api-map-html.ts` prints, if there is one. */
export default function ApiMap(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [html, setHtml] = useState(() => shownHtml(baseUrl));
  useEffect(() => {
    if (map.exists && !html) {
      fetchHtml(baseUrl).then(setHtml, () => undefined);
    }
  }, [html, baseUrl]);
  return map.exists ? (
    // The links in it are the controls.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div id="api-map" dangerouslySetInnerHTML={{__html: html}} onClick={replaceChoice} />
  ) : null;
}

/** A choice replaces the one before, so that Back leaves the page. */
function replaceChoice(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link?.hash.startsWith('#map:') && isPlainClick(event)) {
    event.preventDefault();
    location.replace(link.hash);
  }
}
