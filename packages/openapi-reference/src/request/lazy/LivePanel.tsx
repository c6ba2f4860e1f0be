import Translate from '@docusaurus/Translate';
import React, {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {usePanel} from '../../form/form-state';
import {exampleAnswers} from './example-answers';
import {KeptAnswers, RecentRequests} from './EarlierRequests';
import OtherServers from './OtherServers';
import {answerOf} from './request-state';
import {severalParameter} from './several/parameter';
import {ResponseBody, ResponseHead, useBodyText} from './ResponseView';
import panelStyles from '../../form/styles.module.css';
import styles from './styles.module.css';
import {useRequestPanel} from './useRequestPanel';
import ViewChoice from './ViewChoice';
import {Action} from '../../form/field-parts';

export {FieldQuestion} from './KeyQuestion';

/** Distance from the edges of the window, in pixels. */
const GAP = 12;

const AnswerComparison = lazy(() =>
  import('./comparison/AnswerComparison').catch(() => ({default: MissingPart})),
);

const SeveralAtOnce = lazy(() =>
  import('./several').catch(() => ({default: MissingPart})),
);

export default function LivePanel(): ReactNode {
  const {operation, components, formRef} = usePanel();
  const answerRef = useRef<HTMLDivElement>(null);
  const {state, isKeyCleaned, cancel, sendAgain, showExample, dispatch} =
    useRequestPanel();
  const {pending, result, compared, notice, recent} = state;
  const [isSeveral, setIsSeveral] = useState(false);
  const several = severalParameter(operation, components);
  const received = answerOf(result);
  const body = useBodyText(result);
  const isWaiting = pending?.isSlow === true;
  const answer =
    result === undefined || body === undefined || isWaiting
      ? undefined
      : {result, body, operation, components};
  // Outside of the room, a new line would move the form while the reader presses Send.
  const hasRoom = pending !== undefined || result !== undefined;
  const asked = pending?.sent ?? (result?.kind === 'example' || result?.kind === 'file');

  // Shows the room of the answer at the moment of the press, not when the answer arrives: what the
  // reader looks at by then stays where it is.
  useLayoutEffect(() => {
    const button = formRef.current?.querySelector('[type="submit"]');
    if (asked !== false && button && answerRef.current !== null) {
      revealAnswer(button, answerRef.current);
    }
  }, [asked, formRef]);
  return (
    <>
      <div ref={answerRef} className={hasRoom ? styles.answer : undefined}>
        {result?.kind === 'example' ? (
          <ExampleStatus status={result.example.status} onChoose={showExample} />
        ) : null}
        {/* Screen readers announce only changes of an element that already exists. */}
        <div role="status">
          {notice === '' ? null : <p className={panelStyles.notice}>{notice}</p>}
          {isKeyCleaned && hasRoom ? (
            <p className={panelStyles.notice}>
              <Translate id="panel.key.cleaned">
                What copying added to the key was removed: quotation marks, “Bearer” or
                spaces.
              </Translate>
            </p>
          ) : null}
          {isWaiting ? <Waiting onCancel={cancel} /> : null}
          {answer && <ResponseHead {...answer} />}
        </div>
        {received && (
          <OtherServers
            key={received.outcome.receivedAt}
            answer={received}
            isHidden={answer === undefined || compared !== undefined}
            dispatch={dispatch}
          />
        )}
        {received === undefined || compared === undefined ? (
          answer && <ResponseBody {...answer} />
        ) : (
          <Suspense>
            <AnswerComparison
              one={received}
              other={compared}
              onClose={() => dispatch({type: 'compared', answer: undefined})}
            />
          </Suspense>
        )}
      </div>
      {several === undefined ? null : (
        <details
          className={styles.recent}
          onToggle={({currentTarget}) => setIsSeveral(currentTarget.open)}
        >
          <summary>
            <Translate id="panel.several">Several at once</Translate>
          </summary>
          {isSeveral ? (
            <Suspense>
              <SeveralAtOnce parameter={several} />
            </Suspense>
          ) : null}
        </details>
      )}
      <KeptAnswers shown={received} dispatch={dispatch} />
      <RecentRequests requests={recent} onSend={sendAgain} />
    </>
  );
}

/**
 * Scrolls the window by the least amount that shows an answer and the button above it. If the window is
 * too low for both, the answer goes first.
 */
function revealAnswer(button: Element, answer: Element): void {
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
  const top = Math.max(0, navbar?.bottom ?? 0) + GAP;
  const end = answer.getBoundingClientRect().bottom + GAP - innerHeight;
  const start = button.getBoundingClientRect().top - top;
  if (end > 0) {
    scrollBy(0, end);
  } else if (start < 0) {
    scrollBy(0, start);
  }
}

function MissingPart(): ReactNode {
  return (
    <p className={panelStyles.notice}>
      <Translate id="panel.unloaded">
        This part could not be loaded. Reload the page, and try again.
      </Translate>
    </p>
  );
}

/** Chooses which example is shown, as if the API had answered with it. */
function ExampleStatus({
  status,
  onChoose,
}: {
  status: string;
  onChoose: (status: string) => void;
}): ReactNode {
  const examples = exampleAnswers(usePanel().operation);
  return examples.length < 2 ? null : (
    <ViewChoice
      legend={<Translate id="panel.example.status">Status of the example</Translate>}
      options={examples.map((example) => [example.status, example.status])}
      value={status}
      onChoose={onChoose}
    />
  );
}

function Waiting({onCancel}: {onCancel: () => void}): ReactNode {
  return (
    <div className={styles.waiting}>
      <div className={styles.outcome}>
        <span>
          <Translate id="panel.waiting">Waiting for the answer…</Translate>
        </span>
        <Action onClick={onCancel}>
          <Translate id="panel.cancel">Cancel</Translate>
        </Action>
      </div>
      <div className={styles.placeholder} />
    </div>
  );
}
