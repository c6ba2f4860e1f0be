import {createElement} from 'react';
import {renderToString} from 'react-dom/server';
import {ID_PREFIX} from './id-prefix';
import Estimator from './lazy/Estimator';

/*
 * For the server. The browser has `empty-form.browser.ts` instead, by the field "browser" of
 * package.json: the form is in the HTML of the page, so the page does not load its code.
 */

export const emptyForm: () => string = () =>
  renderToString(createElement(Estimator, {search: '', missedSubmit: undefined}), {
    identifierPrefix: ID_PREFIX,
  });
