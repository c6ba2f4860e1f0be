import {type GeneratedFiles, isGenerated} from './generated-files';
import type {Place} from './options';
import {FIRST_DATA} from './page';
import {SITE_FILES_DIR} from './read-site-files';

/** The name of the data of a reference to webpack, by its id if it is not the first of its site. */
export function dataAlias({furtherId}: Pick<Place, 'furtherId'>): string {
  return furtherId === undefined ? FIRST_DATA : `${FIRST_DATA}-${furtherId}`;
}

/**
 * The beginnings of addresses of the reference, in its data and in the HTML of its map. In texts, the quotation
 * marks are escaped.
 */
const ADDRESS =
  /(?<=(?:"(?:route|page|sectionRoute|href|to|view|file|feed)":"(?:pathname:\/\/)?|<a [^<>]*href=\\"))(?=\/(?:api|schemas|types|introduction|authentication|changelog)[-./#"\\])/g;

const DOWNLOAD = /(?<=\]\(pathname:\/\/)(?=\/)/g;

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
              .replace(DOWNLOAD, () => base)
          : content,
    ]),
  );
}
