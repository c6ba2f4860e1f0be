import React, {useEffect, useState, type ReactNode} from 'react';
import {fetchHtml, shownHtml} from './map-html';

/** The map of the API, which `src/plugins/openapi-docs/api-map-html.ts` prints. */
export default function ApiMap(): ReactNode {
  const [html, setHtml] = useState(shownHtml);
  useEffect(() => {
    if (html === '') {
      void fetchHtml().then(setHtml);
    }
  }, [html]);
  return html === '' ? null : (
    <section
      id="api-map"
      className="api-map"
      data-search-ignore
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
