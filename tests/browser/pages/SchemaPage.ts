import type {Locator} from '@playwright/test';
import {ReferencePage} from './ReferencePage';

/** The page of a schema. */
export class SchemaPage extends ReferencePage {
  /** An example of the schema, as JSON. */
  get example(): Locator {
    return this.page.getByRole('region', {name: 'Example'}).locator('pre');
  }

  /** The links to the operations that return the schema. */
  get operations(): Locator {
    return this.page
      .getByRole('region', {name: 'Endpoints that answer with it'})
      .getByRole('link');
  }
}
