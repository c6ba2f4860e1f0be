import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';
import React, {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {isPlainClick} from '../../components/plain-click';
import {fetchJson} from '../../utils/fetch-json';
import {withBaseUrl} from './with-base-url';

/**
 * The map of the API, which `site/openapi-docs/api-map-html.ts` prints, if there is one. No script
 * contains its HTML, by an alias in that plugin: the browser has it in the page, or fetches it.
 *
 * @param file Address of the HTML, if there is a map.
 * @param html On the server only.
 */
export default function ApiMap({
  file,
  html: builtHtml,
}: {
  file: string | null;
  html: string;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [html, setHtml] = useState(() => shownHtml(builtHtml, siteConfig));
  useEffect(() => {
    if (file !== null && !html) {
      fetchJson(siteConfig.baseUrl + file.slice(1)).then(
        (loaded) => setHtml(withBaseUrl(loaded as string, siteConfig)),
        () => undefined,
      );
    }
  }, [file, html, siteConfig]);
  return file === null ? null : (
    // The links in it are the controls.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div id="api-map" dangerouslySetInnerHTML={{__html: html}} onClick={replaceChoice} />
  );
}

function shownHtml(builtHtml: string, site: DocusaurusConfig): string {
  return ExecutionEnvironment.canUseDOM
    ? (document.getElementById('api-map')?.innerHTML ?? '')
    : withBaseUrl(builtHtml, site);
}

/** A choice replaces the one before, so that Back leaves the page. */
function replaceChoice(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link?.hash.startsWith('#map:') && isPlainClick(event)) {
    event.preventDefault();
    location.replace(link.hash);
  }
}
