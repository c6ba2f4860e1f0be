import {translate} from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import reference from '@openapi-reference/data/reference.json';
import escape from 'lodash/escape';
import {schemaGroups} from '../../reference/schema-groups';

// With single fields, webpack leaves the others out of the script.
const {groups, operations, schemas} = reference;

export const indexGroups = schemaGroups({groups, operations, schemas}).map((group) => ({
  ...group,
  title: group.title ?? translate({id: 'schemas.shared', message: 'Shared'}),
}));

/** The table of contents of the index: Docusaurus knows only the headings of Markdown. */
export const schemaContents: TOCItem[] = indexGroups.map(({id, title}) => ({
  // Docusaurus shows it as HTML.
  value: escape(title),
  id,
  level: 2,
}));
