import React, {useEffect, useState, type ReactNode} from 'react';
import {fetchHtml, shownHtml} from './map-html';

/** The map of the API, which `src/plugins/openapi-docs/api-map-html.ts` prints, if there is one. */
export default function ApiMap(): ReactNode {
  const [html, setHtml] = useState(shownHtml);
  useEffect(() => {
    if (!html) {
      fetchHtml().then(setHtml, () => undefined);
    }
  }, [html]);
  return <div id="api-map" dangerouslySetInnerHTML={{__html: html}} />;
}
