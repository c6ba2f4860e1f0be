import type {RootContent} from 'mdast';
import {item, list, paragraph, twinLink} from '../../../markdown/nodes';
import type {BlockComponent, Page} from '../component';
import type {Doc} from '../docs';
import {codeSamples, jsonBlock} from './code';

export const firstRequest: BlockComponent = (_, __, page) => {
  const {title, route, server, variables, samples, responseHtml} = page.site.firstRequest;
  if (samples.length === 0) {
    return [
      paragraph(
        'This API has no endpoint to call. It sends requests to your server: see ',
        twinLink(title, route),
        '.',
      ),
    ];
  }
  return [
    paragraph(
      'This calls ',
      twinLink(title, route),
      ` on ${server}.`,
      ...(variables.length === 0
        ? []
        : [
            variables.length === 1
              ? ` It reads your key from the environment variable ${variables.join()}.`
              : ` It reads your credentials from the environment variables ${variables.join(', ')}.`,
          ]),
    ),
    ...codeSamples(samples, page),
    ...(responseHtml === undefined
      ? []
      : [paragraph('The answer has this form; the values are examples:')]),
    ...jsonBlock(responseHtml),
  ];
};

/** Lists the docs of the category whose page shows it. */
export const guideIndex: BlockComponent = (_, __, page) =>
  guideList(docOf(page.id, page).inCategory, page);

/** Lists docs by title, each with its description. */
export function guideList(ids: readonly string[], page: Page): RootContent[] {
  return [
    list(
      ids.map((id) => {
        const {title, description, route} = docOf(id, page);
        return item(paragraph(twinLink(title, route), `: ${description}`));
      }),
    ),
  ];
}

function docOf(id: string, {site}: Page): Doc {
  const doc = site.docs.get(id);
  if (doc === undefined) {
    throw new Error(`No doc has the id "${id}".`);
  }
  return doc;
}
