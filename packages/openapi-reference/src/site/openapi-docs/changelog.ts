import countBy from 'lodash/countBy';
import groupBy from 'lodash/groupBy';
import {parseRichText} from '../../text/read-markdown';
import {
  type Change,
  type ChangeGroup,
  type ChangeSubject,
  changelogRoute,
  type ChangeView,
  type Release,
  type ReleaseView,
} from '../../changelog/change';
import type {Reference} from '../../pages/reference';
import type {Element} from 'hast';
import {blocksOf, element, type RichText, toRichText} from '../../text/rich-text';
import {operationRoute} from '../../route/route';

/** Number of changes that the page of an operation shows. */
const LATEST = 3;

/**
 * Returns the releases, or none if they name operations and the document has none of these: it then
 * describes another API.
 */
export function ownReleases(
  {operations}: Reference,
  releases: readonly Release[],
): readonly Release[] {
  const ids = new Set(operations.map(({id}) => id));
  const named = releases
    .flatMap(({changes}) => changes)
    .flatMap(({operation}) => operation ?? []);
  return named.length === 0 || named.some((id) => ids.has(id)) ? releases : [];
}

/**
 * Creates the data of the changelog page: the changes of each release by operation and schema. What is the
 * same for several of them is said once.
 */
export function createChangelog(
  reference: Reference,
  releases: readonly Release[],
): ReleaseView[] {
  const subjectOf = createSubjects(reference, releases);
  return releases.map(({date, changes}) => {
    const subjectsOf = countBy(changes, lineOf);
    const isShared = (change: Change): boolean => (subjectsOf[lineOf(change)] ?? 0) > 1;
    const groups = groupBy(changes, (change) =>
      isShared(change)
        ? lineOf(change)
        : JSON.stringify([change.operation, change.schema]),
    );
    return {
      date,
      groups: Object.values(groups).map((listed): ChangeGroup => {
        const [first] = listed;
        return first !== undefined && isShared(first)
          ? {subjects: listed.flatMap(subjectOf), changes: [createChangeView(first)]}
          : {
              subjects: listed.slice(0, 1).flatMap(subjectOf),
              changes: listed.map(createChangeView),
            };
      }),
    };
  });
}

/** Returns what a change says, without what it is of. */
function lineOf({type, kind, breaking, text}: Change): string {
  return JSON.stringify([type, kind, breaking, text]);
}

/** Returns the latest changes of an operation as a list, newest first; nothing if there are none. */
export function latestChanges(
  operationId: string,
  releases: readonly Release[],
): RichText {
  const items = releases.flatMap(({date, changes}) =>
    changes
      .filter(({operation}) => operation === operationId)
      .map(({text}) => datedItem(date, parseRichText(text))),
  );
  return toRichText(items.length === 0 ? [] : [element('ul', items.slice(0, LATEST))]);
}

function datedItem(date: string, text: RichText): Element {
  const link = element('a', [date], {href: changelogRoute(date)});
  const [first, ...rest] = blocksOf(text);
  return element(
    'li',
    first?.tagName === 'p'
      ? [element('p', [link, ' ', ...first.children]), ...rest]
      : [element('p', [link]), ...blocksOf(text)],
  );
}

/**
 * Returns a function that names the operation or the schema of a change, and links what exists. A change of
 * the whole description has none.
 */
function createSubjects(
  {operations, schemas}: Reference,
  releases: readonly Release[],
): (change: Change) => ChangeSubject[] {
  const operationsById = new Map(
    operations.map((operation) => [operation.id, operation]),
  );
  const schemasByName = new Map(schemas.map((schema) => [schema.name, schema]));
  const formerTitles = new Map(
    releases
      .flatMap(({changes}) => changes)
      .flatMap(({operation, title}) =>
        operation === undefined || title === undefined ? [] : [[operation, title]],
      ),
  );
  return ({operation: id, schema: name}) => {
    if (id !== undefined) {
      const operation = operationsById.get(id);
      return [
        operation === undefined
          ? {title: formerTitles.get(id) ?? id}
          : {title: operation.title, route: operationRoute(operation)},
      ];
    }
    if (name !== undefined) {
      const schema = schemasByName.get(name);
      return [
        schema === undefined ? {title: name} : {title: schema.title, route: schema.route},
      ];
    }
    return [];
  };
}

function createChangeView({type, kind, breaking, text}: Change): ChangeView {
  return {
    type,
    kind,
    ...(breaking === undefined ? {} : {breaking}),
    text: parseRichText(text),
  };
}
