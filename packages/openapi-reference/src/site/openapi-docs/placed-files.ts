import {type GeneratedFiles, isGenerated} from './generated-files';
import type {Place} from './options';
import {FIRST_DATA} from './page';
import {SITE_FILES_DIR} from './read-site-files';

/** The name of the data of a reference to webpack, by its id if it is not the first of its site. */
export function dataAlias({furtherId}: Pick<Place, 'furtherId'>): string {
  return furtherId === undefined ? FIRST_DATA : `${FIRST_DATA}-${furtherId}`;
}

/**
 * Returns the source of a pattern of what is before addresses of a reference, in its data and in the HTML of its map. In
 * texts, the quotation marks are escaped. Links to other pages of the site have another property before their address.
 *
 * @param properties The names of properties with addresses, with bars between them.
 * @param protocol The source of a pattern of what the values of properties have before the path.
 */
export function beforeAddress(properties: string, protocol = ''): string {
  return String.raw`(?<=(?:"(?:${properties})":"${protocol}|"properties":\{"href":"|<a [^<>]*href=\\"))`;
}

/** The beginnings of addresses of the reference. */
const ADDRESS = new RegExp(
  String.raw`${beforeAddress('route|page|sectionRoute|to|view|file|feed', '(?:pathname://)?')}(?=/(?:api|schemas|types|introduction|authentication|changelog)[-./#"\\])`,
  'g',
);

/** The folder of the files that the page of all endpoints links. */
const DOWNLOADS = /(?<="pathname:\/\/)(?=\/)/g;

const MAP_FILE = `${SITE_FILES_DIR}/api-map.json`;

/** Puts generated files to their place in the site: their addresses and imports are those of a single reference. */
export function placeFiles(files: GeneratedFiles, place: Place): GeneratedFiles {
  const {base = '', furtherId} = place;
  if (base === '' && furtherId === undefined) {
    return files;
  }
  return new Map(
    [...files].map(([file, content]) => [
      file,
      file === MAP_FILE || (isGenerated(content) && file.endsWith('.json'))
        ? content.replace(ADDRESS, () => base)
        : isGenerated(content)
          ? content
              .replaceAll(`"${FIRST_DATA}/`, `"${dataAlias(place)}/`)
              .replace(DOWNLOADS, () => base)
          : content,
    ]),
  );
}
