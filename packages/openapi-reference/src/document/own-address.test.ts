import {expect, it} from 'vitest';
import {localizeReferences} from './own-address';

function localized(schemas: unknown): unknown {
  const document = {components: {schemas: structuredClone(schemas)}};
  localizeReferences(document, {kind: 'url', url: 'https://a.test/api/openapi.yaml'});
  return document.components.schemas;
}

it('A reference to the $id of a schema leads to it (JSON Schema 2020-12 Core, 8.2.1).', () => {
  const Shelf = {
    properties: {parent: {$ref: 'T0'}, name: {$ref: 'T0#/$defs/name'}},
    $defs: {name: {}},
  };
  const Place = {
    $defs: {near: {$id: 'near'}},
    items: {$ref: 'near'},
    not: {$ref: 'openapi.yaml'},
  };
  expect(
    localized({
      Shelf: {$id: 'T0', ...Shelf},
      Shop: {properties: {first: {$ref: 'T0'}, at: {$ref: 'https://b.test/place'}}},
      Place: {$id: 'https://b.test/place', ...Place},
    }),
  ).toEqual({
    Shelf: {
      properties: {
        parent: {$ref: '#/components/schemas/Shelf'},
        name: {$ref: '#/components/schemas/Shelf/$defs/name'},
      },
      $defs: {name: {}},
    },
    Shop: {
      properties: {
        first: {$ref: '#/components/schemas/Shelf'},
        at: {$ref: '#/components/schemas/Place'},
      },
    },
    Place: {
      $defs: {near: {}},
      items: {$ref: '#/components/schemas/Place/$defs/near'},
      not: {$ref: '#'},
    },
  });
});

it('A schema that is written in several places leads to itself in each.', () => {
  expect(
    localized({
      One: {$id: 'T0', items: {$ref: 'T0'}},
      Two: {$id: 'T0', items: {$ref: 'T0'}},
    }),
  ).toEqual({
    One: {items: {$ref: '#/components/schemas/One'}},
    Two: {items: {$ref: '#/components/schemas/Two'}},
  });
});

it('What is called $id but is no address of a schema stays, and so do references to nothing.', () => {
  const schemas = {
    One: {properties: {$id: {type: 'string'}}, enum: [{$id: 'T2'}], items: {$ref: 'T0'}},
    Two: {not: {$ref: 'T1#here'}, items: {$ref: '#/components/schemas/One'}},
  };
  expect(localized({...schemas, Two: {...schemas.Two, $id: 'T1'}})).toEqual(schemas);
  expect(
    localized({One: {$id: '#/components/schemas/One', items: {$ref: 'One'}}}),
  ).toEqual({One: {items: {$ref: 'One'}}});
});
