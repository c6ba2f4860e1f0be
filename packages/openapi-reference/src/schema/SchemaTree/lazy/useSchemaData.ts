import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {type RefObject, useEffect, useState} from 'react';
import {loadFile} from '../../../framework/page-files';
import type {GeneratedPage} from '../../../pages/generated-page';
import type {SchemaData} from '../../../pages/page-data';

/**
 * Loads the data of a schema page when the `details` around an element are open. Returns undefined until
 * then, and if it cannot be loaded.
 */
export function useSchemaData(
  route: string | undefined,
  element: RefObject<HTMLElement>,
): SchemaData | undefined {
  const {withBaseUrl} = useBaseUrlUtils();
  const [data, setData] = useState<SchemaData>();
  const path = route === undefined ? undefined : withBaseUrl(route);
  useEffect(() => {
    const details = element.current?.closest('details');
    const load = (): void => {
      if (details?.open === true && path !== undefined) {
        Promise.all([
          loadFile(path),
          import(
            /* webpackChunkName: "animate-details" */ '../../../components/animate-details'
          ).catch(() => undefined),
        ]).then(
          ([page, animation]) => {
            const show = (): void =>
              setData((page as GeneratedPage<unknown>).data as SchemaData);
            // Without the animation, the fields are there at once.
            if (animation === undefined) {
              show();
            } else {
              animation.growDetails(details, show);
            }
          },
          () => undefined,
        );
      }
    };
    load();
    details?.addEventListener('toggle', load);
    return () => details?.removeEventListener('toggle', load);
  }, [path, element]);
  return data;
}
