import {describe, expect, test} from 'vitest';
import {columnsOf, differingKeys} from './columns';
import {csvText, jsonText} from './csv';
import {readListPage, type ListRow} from './list-page';
import {sortRows} from './sort-rows';
import {parsedJson} from '@site/tests/fixtures/parsed-json';

function rowsOf(text: string): readonly ListRow[] {
  return readListPage(parsedJson(text), {rows: []})?.rows ?? [];
}

/** Returns the texts of the first column, sorted by it. */
function sorted(values: string, isDescending = false): (string | undefined)[] {
  const rows = rowsOf(values);
  const [column] = columnsOf([], rows);
  return column === undefined
    ? []
    : sortRows(rows, column, isDescending).map(({cells}) => cells[column.key]);
}

describe('The columns', () => {
  const rows = rowsOf(`[
    {"b": 1, "same": "x", "inner": {"c": 1.10, "list": [1, {"d": 2}]}, "none": null},
    {"b": 1e400, "same": "x", "inner": {"c": 2}, "none": null}
  ]`);
  const columns = columnsOf(
    [
      {path: ['inner', 'c'], isNumber: true},
      {path: ['missing'], isNumber: true},
    ],
    rows,
  );

  test('are those of the description, then others of the answer, without those that no row has.', () => {
    expect(columns.map(({label}) => label)).toEqual([
      'inner.c',
      ...['b', 'same', 'inner.list', 'none'],
    ]);
  });

  test('that tell rows apart are shown, all of them if none does.', () => {
    const labels = (of: readonly ListRow[]): string[] => {
      const all = columnsOf([], of);
      const keys = differingKeys(all);
      return all.filter(({key}) => keys.includes(key)).map(({label}) => label);
    };
    expect(labels(rows)).toEqual(['b', 'inner.c', 'inner.list']);
    expect(labels(rowsOf('[{"a": 1, "b": 2}]'))).toEqual(['a', 'b']);
  });

  test('keep values as received in CSV and JSON.', () => {
    expect(csvText(columns, rows)).toBe(
      'inner.c,b,same,inner.list,none\r\n' +
        '1.10,1,x,"[1, {""d"": 2}]",\r\n' +
        '2,1e400,x,,\r\n',
    );
    expect(jsonText(rows.slice(1))).toBe(
      '[\n{"b": 1e400, "same": "x", "inner": {"c": 2}, "none": null}\n]\n',
    );
  });

  test('of two names with a point are not mixed up.', () => {
    const mixed = columnsOf([], rowsOf('[{"a.b": 1, "a": {"b": 2}}]'));
    expect(mixed.map(({constant}) => constant)).toEqual(['1', '2']);
  });
});

test('No cell of a CSV is a formula of a spreadsheet, and numbers stay numbers.', () => {
  const rows = rowsOf(
    '[{"a": "=1+1", "b": "@x", "c": "-2.5", "d": -7, "e": "a\\nb", "f": "\\t=1", "g": "\\r=1"}]',
  );
  expect(csvText(columnsOf([], rows), rows)).toBe(
    'a,b,c,d,e,f,g\r\n\'=1+1,\'@x,-2.5,-7,"a\nb",\'\t=1,"\'\r=1"\r\n',
  );
});

describe('Sorted rows', () => {
  test('compare numbers with all their digits, whether they are JSON numbers or texts.', () => {
    expect(
      sorted(
        '[{"a": 9007199254740993}, {"a": 9007199254740992}, {"a": -1.5}, {"a": -1.25}]',
      ),
    ).toEqual(['-1.5', '-1.25', '9007199254740992', '9007199254740993']);
    // As doubles, both are the same.
    expect(sorted('[{"a": 9007199254740993}, {"a": 9007199254740992}]')).toEqual([
      '9007199254740992',
      '9007199254740993',
    ]);
    const texts = rowsOf('[{"a": "10"}, {"a": "9.5"}, {"a": "x"}, {"a": "9.25"}]');
    const [column] = columnsOf([{path: ['a'], isNumber: true}], texts);
    expect(
      column && sortRows(texts, column, false).map(({cells}) => cells[column.key]),
    ).toEqual(['"9.25"', '"9.5"', '"10"', '"x"']);
  });

  test('have those without a value last in both orders.', () => {
    const values = '[{"a": "b"}, {}, {"a": "a"}, {"a": null}]';
    expect(sorted(values)).toEqual(['"a"', '"b"', undefined, 'null']);
    expect(sorted(values, true)).toEqual(['"b"', '"a"', undefined, 'null']);
  });
});
