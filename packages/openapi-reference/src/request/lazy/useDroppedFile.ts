import {translate} from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';

/** A larger file is not read, in bytes. */
const MAX_BYTES = 200_000_000;

/** Reads a file that the reader drops onto the page. Without this, the browser would leave the page and open it. */
export function useDroppedFile(
  onText: (text: string, file: File) => void,
  onProblem: (message: string) => void,
): void {
  const handlers = useRef({onText, onProblem});
  useEffect(() => {
    handlers.current = {onText, onProblem};
  });
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const accept = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') === true) {
        event.preventDefault();
      }
    };
    const read = async (file: File): Promise<void> => {
      const {name} = file;
      if (file.size > MAX_BYTES) {
        handlers.current.onProblem(
          translate(
            {
              id: 'panel.file.large',
              message: 'The file {name} is larger than 200 MB, which a page cannot show.',
            },
            {name},
          ),
        );
        return;
      }
      try {
        handlers.current.onText(await file.text(), file);
      } catch {
        handlers.current.onProblem(
          translate(
            {
              id: 'panel.file.unread',
              message: 'The browser could not read the file {name}.',
            },
            {name},
          ),
        );
      }
    };
    const handleDrop = (event: DragEvent): void => {
      accept(event);
      const [file] = Array.from(event.dataTransfer?.files ?? []);
      if (file !== undefined) {
        void read(file);
      }
    };
    document.addEventListener('dragover', accept, {signal});
    document.addEventListener('drop', handleDrop, {signal});
    return () => controller.abort();
  }, []);
}
