import memoize from 'lodash/memoize';
import {coloursOf} from '../../highlight/highlight';
import {MAX_OWN} from '../../schema/levels';
import type {Reference} from '../../pages/reference';
import {
  TYPE_LANGUAGES,
  typeFileLinks,
  typeFilePaths,
  type TypeLanguage,
  type TypeLink,
  type TypeView,
  typeViewPath,
} from '../../schema/type-file';
import {createTypeNames} from '../../outputs/types/declarations';
import {
  createTypeCode,
  neededNames,
  separator,
  type TypeCode,
} from '../../outputs/types/type-code';

/**
 * Creates the files with the types: one of each language with all, that of TypeScript under two names, and one for
 * each page.
 */
export function createTypeFiles(reference: Reference): Record<string, string> {
  const code = createTypeCode(reference);
  const paths = typeFilePaths(reference);
  const {schemas, responses} = createTypeNames(reference);
  const shown = [
    ...schemas.values(),
    ...[...responses.values()].flatMap((byStatus) => [...byStatus.values()]),
  ];
  const createView = createViews(code);
  return Object.fromEntries([
    // Hosts that cannot be told a type serve .ts as a video, .mts as a model, and .cts as a file.
    [paths[0]?.slice(1).replace(/\.ts$/, '.cts'), code.file('typescript')],
    ...TYPE_LANGUAGES.map(({id}, index) => [paths[index]?.slice(1), code.file(id)]),
    ...shown.map((name) => [
      typeViewPath(name).slice(1),
      `${JSON.stringify(createView(name))}\n`,
    ]),
  ]) as Record<string, string>;
}

export interface TypeLinks {
  ofSchema: (name: string) => TypeLink | undefined;
  ofResponse: (operationId: string, status: string) => TypeLink | undefined;
}

/** Creates what pages link to show types. */
export function createTypeLinks(reference: Reference): TypeLinks {
  const {schemas, responses} = createTypeNames(reference);
  const files = typeFileLinks(reference);
  const languages = TYPE_LANGUAGES.map(({label}) => label).join(', ');
  const link = (name: string | undefined): TypeLink | undefined =>
    name === undefined ? undefined : {view: typeViewPath(name), languages, files};
  return {
    ofSchema: (schema) => link(schemas.get(schema)),
    ofResponse: (operationId, status) => link(responses.get(operationId)?.get(status)),
  };
}

/** Reads the colours of each declaration once, because many views contain the same. */
function createViews(code: TypeCode): (name: string) => TypeView {
  const colours = memoize(
    (language: TypeLanguage, name: string): string =>
      coloursOf(code.code[language].get(name) ?? '', language),
    (...key) => key.join(' '),
  );
  return (name) => {
    const {names, truncated} = neededNames(name, code, MAX_OWN);
    const languages = TYPE_LANGUAGES.map(({id, label}) => {
      const preamble = code.preamble(id, names);
      const start = preamble === '' ? [] : [preamble];
      const parts = code.inOrder(id, names);
      return {
        language: id,
        label,
        code: [...start, ...parts.map((one) => code.code[id].get(one) ?? '')].join(
          separator(id),
        ),
        colours: [
          ...start.map((one) => coloursOf(one, id)),
          ...parts.map((one) => colours(id, one)),
        ].join(coloursOf(separator(id), id)),
      };
    });
    return {languages, truncated: truncated.length};
  };
}
