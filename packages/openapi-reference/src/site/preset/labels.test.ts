import {expect, it} from 'vitest';
import {yamlTable} from '@site/tests/fixtures/table';
import {withLabels} from './labels';

it.each(yamlTable<[labels: string, references: string[][]]>`
  Museum, Library                   | [[Museum, 1.0.0], [Library, 1.0.0]]
  Museum 1.0.0, Museum 2.0.0        | [[Museum, 1.0.0], [Museum, 2.0.0]]
  Museum 1.0.0, Museum 2.0.0, Zoo   | [[Museum, 1.0.0], [Museum, 2.0.0], [Zoo, 2.0.0]]
  Museum (id0), Museum (id1)        | [[Museum, 1.0.0], [Museum, 1.0.0]]
  Stable, Museum                    | [[Museum, 1.0.0, Stable], [Museum, 2.0.0]]
  Museum, Museum 2.0.0              | [[Zoo, 1.0.0, Museum], [Museum, 2.0.0]]
  none                              | [[Museum, 1.0.0]]
  none                              | [[Museum, 1.0.0, Stable]]
`)('References have the labels %s: %j.', (labels, references) => {
  const labelled = withLabels(
    references.map(([title = '', version = '', label], place) => ({
      docs: {id: `id${place}`},
      index: {title, version},
      ...(label === undefined ? {} : {label}),
    })),
  );
  expect(labelled.map(({label = 'none'}) => label).join(', ')).toBe(labels);
});
