import {translate} from '@docusaurus/Translate';
import type {TOCItem} from '@docusaurus/mdx-loader';
import escape from 'lodash/escape';
import type {ReferenceIndex} from '../../pages/reference-index';
import {schemaGroups, type SchemaGroup} from '../../pages/schema-groups';

export function indexGroups(
  reference: ReferenceIndex,
): (SchemaGroup & {title: string})[] {
  return schemaGroups(reference).map((group) => ({
    ...group,
    title: group.title ?? translate({id: 'schemas.shared', message: 'Shared'}),
  }));
}

/** The table of contents of the index: Docusaurus knows only the headings of Markdown. */
export function schemaContents(reference: ReferenceIndex): TOCItem[] {
  return indexGroups(reference).map(({id, title}) => ({
    // Docusaurus shows it as HTML.
    value: escape(title),
    id,
    level: 2,
  }));
}
