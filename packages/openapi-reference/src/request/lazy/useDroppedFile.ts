import {translate} from '@docusaurus/Translate';
import {useEffect, type Dispatch} from 'react';
import type {RequestAction} from './request-state';

/** A larger file is not read, in bytes. */
const MAX_BYTES = 200_000_000;

/** Shows a file that the reader drops onto the page. Without this, the browser would leave the page and open it. */
export function useDroppedFile(dispatch: Dispatch<RequestAction>): void {
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const accept = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) {
        event.preventDefault();
      }
    };
    const handleDrop = (event: DragEvent): void => {
      accept(event);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) {
        void readFile(file).then(dispatch);
      }
    };
    document.addEventListener('dragover', accept, {signal});
    document.addEventListener('drop', handleDrop, {signal});
    return () => controller.abort();
  }, [dispatch]);
}

async function readFile(file: File): Promise<RequestAction> {
  const {name} = file;
  if (file.size > MAX_BYTES) {
    const notice = translate(
      {
        id: 'panel.file.large',
        message: 'The file {name} is larger than 200 MB, which a page cannot show.',
      },
      {name},
    );
    return {type: 'notified', notice};
  }
  try {
    return {type: 'shown', result: {kind: 'file', text: await file.text(), file}};
  } catch {
    const notice = translate(
      {id: 'panel.file.unread', message: 'The browser could not read the file {name}.'},
      {name},
    );
    return {type: 'notified', notice};
  }
}
