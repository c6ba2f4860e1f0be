import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useEffect, useId, useState, type ReactNode} from 'react';
import Evidence from '@theme/Evidence';
import {Presence} from '../../../parameter/Parameters';
import TypeCode from '../../../schema/TypeCode';
import SchemaTree, {Description, TypeName} from '../../../schema/SchemaTree';
import {groupContents} from '../../content-group';
import type {Evidence as EvidenceKind} from '../../../text/evidence';
import type {HighlightedContent} from '../../../pages/page-data';
import type {SchemaComponents} from '../../../schema/schema';
import type {TypeLink} from '../../../schema/type-file';
import {Choice} from './Choice';
import Examples from './Examples';
import FieldEncodings from './FieldEncodings';
import styles from './styles.module.css';

export interface ContentsProps {
  contents: HighlightedContent[];
  components: SchemaComponents;
  /** Owner of the anchors of the fields: `body`, or the status of a response. */
  owner: string;
  evidence?: EvidenceKind | undefined;
  /** Whether a request needs the body. */
  required?: boolean;
  /** The type of the first content. */
  type?: TypeLink | undefined;
}

/**
 * Shows the fields and the examples of a body by media type. The reader chooses one of them; without
 * scripts all are visible.
 */
export default function ContentChoice({
  contents,
  components,
  owner,
  evidence,
  required,
  type,
}: ContentsProps): ReactNode {
  const id = useId();
  const groups = groupContents(contents, owner);
  const {chosen, choose} = useChoice(contents, groups);
  const isShown = (content: HighlightedContent): boolean =>
    chosen === undefined || contents[chosen] === content;
  return (
    <>
      {chosen === undefined || contents.length === 1 ? null : (
        <Choice
          id={id}
          label={translate({id: 'reference.mediaType', message: 'Media type'})}
          options={contents.map(({mediaType}) => mediaType)}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {groups.map((group, index) => (
        <div key={group.owner} hidden={!group.contents.some(isShown)}>
          <p className={styles.media}>
            {group.contents.filter(isShown).map(({mediaType}) => (
              <React.Fragment key={mediaType}>
                <code>{mediaType}</code>{' '}
              </React.Fragment>
            ))}
            <TypeName node={group.node} context={{components}} />{' '}
            {required === undefined ? null : <Presence required={required} />}
            <Evidence kind={evidence} />
          </p>
          {group.node.ref && <Description node={group.node} context={{components}} />}
          <SchemaTree
            node={group.node}
            components={components}
            owner={group.owner}
            evidence={evidence}
          />
          {index === 0 && type !== undefined ? <TypeCode {...type} /> : null}
          {group.contents.map((content) => (
            <div key={content.mediaType} hidden={!isShown(content)}>
              {content.file === undefined ? null : <FileNote file={content.file} />}
              <FieldEncodings fields={content.form ?? []} />
              <Examples
                examples={content.examples}
                mediaType={contents.length === 1 ? undefined : content.mediaType}
                isLive={chosen !== undefined}
              />
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

/** Returns the index of the chosen content; none before hydration. The hash chooses that of its field. */
function useChoice(
  contents: readonly HighlightedContent[],
  groups: readonly {owner: string; contents: HighlightedContent[]}[],
): {chosen: number | undefined; choose: (index: number) => void} {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const [choice, setChoice] = useState({hash, index: -1});
  const target = groups.find(({owner}) => hash.startsWith(`#${owner}-`))?.contents[0];
  const linked = Math.max(target === undefined ? 0 : contents.indexOf(target), 0);
  const index = choice.index >= 0 && choice.hash === hash ? choice.index : linked;
  const chosen = isBrowser ? index : undefined;
  useEffect(() => {
    if (chosen !== undefined && chosen === linked && chosen > 0) {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
  }, [chosen, linked, hash]);
  return {chosen, choose: (next) => setChoice({hash, index: next})};
}

function FileNote({file}: {file: string}): ReactNode {
  return (
    <p className={styles.file}>
      {file === 'binary' ? (
        <Translate id="reference.file">A binary file.</Translate>
      ) : (
        <Translate id="reference.file.encoded" values={{encoding: <code>{file}</code>}}>
          {'A file, encoded as {encoding}.'}
        </Translate>
      )}
    </p>
  );
}
