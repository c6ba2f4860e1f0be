import Translate, {translate} from '@docusaurus/Translate';
import React, {useId, useState, type ReactNode} from 'react';
import Code from '../../../components/Code';
import RichText from '../../../components/RichText';
import Truncated from '../../../components/Truncated';
import type {HighlightedExample} from '../../../pages/page-data';
import {exampleLabel} from '../../content';
import {Choice} from './Choice';
import styles from './styles.module.css';

/** Shows the examples of a content, with a choice if there are several. */
export default function Examples({
  examples,
  mediaType,
  isLive,
}: {
  examples: readonly HighlightedExample[];
  /** Names the content without scripts, where all contents are visible. */
  mediaType: string | undefined;
  isLive: boolean;
}): ReactNode {
  const id = useId();
  const [chosen, choose] = useState(0);
  const shown = examples.filter(
    ({colours, url}) => colours !== undefined || url !== undefined,
  );
  const isSeveral = shown.length > 1;
  const hasChoice = isSeveral && isLive;
  const title = translate({id: 'reference.response.example', message: 'Example'});
  const labels = shown.map(
    (example, index) => exampleLabel(example) ?? `${title} ${index + 1}`,
  );
  return (
    <div className={styles.examples}>
      {hasChoice ? (
        <Choice
          id={id}
          label={title}
          options={labels}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
      {shown.map((example, index) => (
        <div key={labels[index]} hidden={hasChoice && index !== chosen}>
          {hasChoice ? null : (
            <h3>
              {[
                title,
                isLive ? undefined : mediaType,
                isSeveral ? labels[index] : exampleLabel(example),
              ]
                .filter((part) => part !== undefined)
                .join(': ')}
            </h3>
          )}
          <RichText text={example.description} />
          {example.url === undefined ? null : <Elsewhere url={example.url} />}
          {example.colours === undefined ? null : (
            <Code colours={example.colours}>{example.text}</Code>
          )}
          {example.truncated === true ? <Truncated /> : null}
        </div>
      ))}
    </div>
  );
}

/** Names an example that is not in the document. An address of another kind is no link. */
function Elsewhere({url}: {url: string}): ReactNode {
  const address = <code>{url}</code>;
  return (
    <p>
      <Translate
        id="reference.example.elsewhere"
        values={{
          address: /^https?:\/\//i.test(url) ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {address}
            </a>
          ) : (
            address
          ),
        }}
      >
        {'It is at {address}'}
      </Translate>
    </p>
  );
}
