import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {type ReactNode, type RefObject} from 'react';

/** Leads to the form: to the first field that has to be filled in, or to the button that sends. */
export default function TryItLink({
  formRef,
  className,
}: {
  formRef: RefObject<HTMLFormElement>;
  className: string | undefined;
}): ReactNode {
  return (
    <a
      href="#try-it"
      data-markdown-ignore=""
      className={clsx('button button--primary button--sm', className)}
      onClick={(event) => {
        event.preventDefault();
        showForm(formRef.current);
      }}
    >
      <Translate id="panel.title">Try it</Translate>
    </a>
  );
}

function showForm(form: HTMLFormElement | null): void {
  form
    ?.querySelector<HTMLElement>(
      '[data-credential]:placeholder-shown, [required]:invalid, [type="submit"]',
    )
    ?.focus();
  form?.scrollIntoView({block: 'nearest'});
}
