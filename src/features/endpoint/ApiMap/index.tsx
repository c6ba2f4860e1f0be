import useBaseUrl from '@docusaurus/useBaseUrl';
import map from '@site/docs/api/map.json';
import React, {useEffect, useState, type ReactNode} from 'react';
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
    <div id="api-map" dangerouslySetInnerHTML={{__html: html}} />
  ) : null;
}
