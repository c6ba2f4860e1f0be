import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import {hasFile} from '../../framework/reference-pages';

/**
 * Links to the description for other programs.
 *
 * @param folder Address of the folder of the files, with `pathname://`.
 */
export default function Downloads({folder}: {folder: string}): ReactNode {
  const file = (name: string, text: ReactNode) =>
    hasFile(folder + name) ? <Link to={folder + name}>{text}</Link> : undefined;
  const links = {
    yaml: file(
      'openapi.yaml',
      <Translate id="reference.downloads.yaml">OpenAPI in YAML</Translate>,
    ),
    json: file('openapi.json', 'JSON'),
    postman: file(
      'postman_collection.json',
      <Translate id="reference.postman">Postman collection</Translate>,
    ),
  };
  const found = Object.entries(links).filter(([, link]) => link !== undefined);
  return found.length === 0 ? null : (
    <>
      <Heading as="h2" id="downloads">
        <Translate id="reference.downloads">Downloads</Translate>
      </Heading>
      {found.length === Object.keys(links).length ? (
        <p>
          <Translate id="reference.downloads.files" values={links}>
            {
              'The same description for other programs: {yaml} and {json}, and a {postman}.'
            }
          </Translate>
        </p>
      ) : (
        <ul>
          {found.map(([name, link]) => (
            <li key={name}>{link}</li>
          ))}
        </ul>
      )}
    </>
  );
}
