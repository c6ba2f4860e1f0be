import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import InlineCode from '../../components/InlineCode';
import Code from '../../components/Code';
import Details from '../../components/Details';
import Contents from '../../body/Contents';
import {createPagePart} from '../../components/page-part';
import RichText from '../../components/RichText';
import Section from '../../components/Section';
import TypeCode from '../../schema/TypeCode';
import SchemaTree, {Description, TypeName} from '../../schema/SchemaTree';
import Truncated from '../../components/Truncated';
import Evidence from '@theme/Evidence';
import {weakest} from '../../text/evidence';
import {dereference, type SchemaComponents} from '../../schema/schema';
import type {HighlightedExample, HighlightedResponse} from '../../pages/page-data';
import {blocksOf, toRichText} from '../../text/rich-text';
import {isSuccess} from '../response';
import {exampleLabel} from '../../body/content';
import type {ResponseDetailsProps} from './lazy';
import styles from './styles.module.css';

const ResponseDetails = createPagePart<ResponseDetailsProps>(
  'response-details',
  () => import(/* webpackChunkName: "part-response-details" */ './lazy'),
);

/** Lists the responses of an operation in native `details`. The first one is open. */
export default function Responses({
  responses,
  components,
  hasExampleWorld = false,
}: {
  responses: HighlightedResponse[];
  components: SchemaComponents;
  hasExampleWorld?: boolean;
}): ReactNode {
  return (
    <Section
      id="responses"
      heading={<Translate id="reference.responses">Responses</Translate>}
    >
      {responses.map((response, index) => (
        <ResponseItem
          key={response.status}
          response={response}
          components={components}
          open={index === 0}
          note={
            isSuccess(response.status) ? <ExampleNote hasWorld={hasExampleWorld} /> : null
          }
          isRepeated={
            responses.findIndex((other) => hasSameSchema(other, response)) < index
          }
        />
      ))}
    </Section>
  );
}

function ResponseItem({
  response,
  components,
  open,
  note,
  isRepeated,
}: {
  response: HighlightedResponse;
  components: SchemaComponents;
  open: boolean;
  /** What there is to say above the first example. */
  note: ReactNode;
  /** An earlier response has the same schema, which is printed once. */
  isRepeated: boolean;
}): ReactNode {
  const {status, contents, hasMore, type} = response;
  const [content] = contents;
  const blocks = blocksOf(response.description);
  const root = content && dereference(content.node, components);
  const evidence = weakest(response.evidence, root?.evidence);
  return (
    <Details
      className={styles.response}
      id={`response-${status}`}
      open={open}
      summary={
        <summary>
          <span className={clsx(styles.status, styles[statusClass(status)])}>
            {status}
          </span>{' '}
          <span className={styles.summaryText}>
            <RichText text={toRichText(blocks.slice(0, 1))} />
          </span>
        </summary>
      }
    >
      <div className={styles.body}>
        <RichText text={toRichText(blocks.slice(1))} />
        {hasMore === true ? (
          <Contents
            contents={contents}
            components={components}
            owner={status}
            evidence={evidence}
            type={type}
          />
        ) : content === undefined ? null : (
          <>
            <p className={styles.media}>
              <InlineCode>{content.mediaType}</InlineCode>{' '}
              <TypeName node={content.node} context={{components}} />
              &nbsp;
              <Evidence kind={evidence} />
            </p>
            <div
              className={isRepeated ? styles.repeated : undefined}
              data-markdown-ignore={isRepeated ? '' : undefined}
            >
              {content.node.ref && (
                <Description node={content.node} context={{components}} />
              )}
              <SchemaTree
                node={content.node}
                components={components}
                owner={status}
                evidence={evidence}
              />
            </div>
            {type && <TypeCode {...type} />}
            {content.examples.map((example, index) => (
              <Example key={index} example={example} isFirst={index === 0} note={note} />
            ))}
          </>
        )}
        {response.headers === undefined && response.links === undefined ? null : (
          <ResponseDetails response={response} components={components} />
        )}
      </div>
    </Details>
  );
}

/** Says that an example of a response is not what the request of the samples returns. */
function ExampleNote({
  hasWorld,
}: {
  /** A page of the site introduces the accounts and tokens of the examples. */
  hasWorld: boolean;
}): ReactNode {
  const examples = (
    <Translate id="reference.exampleResponse.examples">examples</Translate>
  );
  return (
    <p className={styles.note}>
      <Translate
        id="reference.exampleResponse.note"
        values={{
          examples: hasWorld ? (
            <Link to="/guides/example-world">{examples}</Link>
          ) : (
            examples
          ),
        }}
      >
        {'The values are {examples}: a request returns others.'}
      </Translate>
    </p>
  );
}

/** An example. Those after the first are closed. */
function Example({
  example,
  isFirst,
  note,
}: {
  example: HighlightedExample;
  isFirst: boolean;
  note: ReactNode;
}): ReactNode {
  const label = exampleLabel(example);
  const word = translate({id: 'reference.response.example', message: 'Example'});
  const title = label ? `${word}: ${label}` : word;
  const code = (
    <>
      <Code colours={example.colours}>{example.text}</Code>
      {example.truncated === true ? <Truncated /> : null}
    </>
  );
  return isFirst ? (
    <div className={styles.example}>
      <h3>{title}</h3>
      {note}
      {code}
    </div>
  ) : (
    <Details className={styles.example} summary={<summary>{title}</summary>}>
      {code}
    </Details>
  );
}

/** Returns whether two responses have the same named schema, or are the same response. */
function hasSameSchema(a: HighlightedResponse, b: HighlightedResponse): boolean {
  const ref = a.contents[0]?.node.ref;
  return a === b || (ref !== undefined && ref === b.contents[0]?.node.ref);
}

function statusClass(status: string): 'success' | 'failure' | 'other' {
  if (isSuccess(status)) {
    return 'success';
  }
  return /^[45]/.test(status) ? 'failure' : 'other';
}
