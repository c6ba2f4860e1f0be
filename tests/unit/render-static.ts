import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import type {ReactElement} from 'react';
import {renderToPipeableStream} from 'react-dom/server';

/** Renders HTML like the build: with what is loaded lazily, but without the comments around it. */
export async function renderStatic(element: ReactElement): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const {pipe} = renderToPipeableStream(element, {
      onAllReady: () => {
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onError: reject,
    });
  });
  return html.replace(/<!--.*?-->/g, '');
}
