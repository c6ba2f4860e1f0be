import type {Cell} from '../../../../../src/features/request-panel/lazy/chart/rows';
import {readRows} from '../../../../../src/features/request-panel/lazy/chart/rows';
import {scanJson} from '../../../../../src/features/request-panel/lazy/json-lines';
import type {Path} from '../../../../../src/reference/answer-chart';

/** Reads the values at `columns` from the entries of the array at `rows` of a JSON text. */
export function readAnswer(text: string, rows: Path, columns: readonly Path[]): Cell[][] {
  const {value} = scanJson(text).next();
  if (!Array.isArray(value)) {
    throw new Error(`This is not JSON: ${text}`);
  }
  return readRows(text, value, rows, columns);
}
