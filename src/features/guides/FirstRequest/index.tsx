import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import firstRequest from '@openapi-reference/data/first-request.json';
import React, {type ReactNode} from 'react';
import {Code, CodeSamples} from 'docusaurus-openapi-reference/components';

/** A request to copy and run in every language, with an example of its response. */
export default function FirstRequest(): ReactNode {
  const {title, route, server, variables, samples, response} = firstRequest;
  if (samples.length === 0) {
    return (
      <p>
        <Translate
          id="firstRequest.webhook"
          values={{webhook: <Link to={route}>{title}</Link>}}
        >
          {
            'This API has no endpoint to call. It sends requests to your server: see {webhook}.'
          }
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        <Translate
          id="firstRequest.intro"
          values={{operation: <Link to={route}>{title}</Link>, server}}
        >
          {'This calls {operation} on {server}.'}
        </Translate>
        {variables.length === 0 ? null : (
          <>
            {' '}
            {variables.length === 1 ? (
              <Translate id="firstRequest.key" values={{variable: variables[0]}}>
                {'It reads your key from the environment variable {variable}.'}
              </Translate>
            ) : (
              <Translate
                id="firstRequest.credentials"
                values={{variables: variables.join(', ')}}
              >
                {'It reads your credentials from the environment variables {variables}.'}
              </Translate>
            )}
          </>
        )}
      </p>
      <CodeSamples samples={samples} />
      {response === undefined ? null : (
        <>
          <p>
            <Translate id="firstRequest.answer">
              The answer has this form; the values are examples:
            </Translate>
          </p>
          <Code language="json" colours={response.colours}>
            {response.code}
          </Code>
        </>
      )}
    </>
  );
}
