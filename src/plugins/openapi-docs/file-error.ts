/** What a person can do about an error of the file system, by its code. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space on that disk',
  EDQUOT: 'Free some of the space that this user may take',
  EFBIG: 'Let this user write larger files',
  EROFS: 'Make that disk writable',
  EACCES: 'Let this user read and write there',
  EPERM: 'Let this user read and write there',
  ENOTDIR: 'Move the file that stands where a folder has to be',
  EEXIST: 'Move the file that stands where a folder has to be',
  EISDIR: 'Move the folder that stands where a file has to be',
  EMFILE: 'Let this user open more files',
};

/**
 * An error of the file system in words: the place, what happened, what to do. Any other error is
 * returned as it is.
 *
 * @param doing what could not be done, such as `docs/api/a.json cannot be written`.
 * @param state what became of what was there: one whole sentence.
 */
export function fileError(error: unknown, doing: string, state: string): unknown {
  const {code, syscall} = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) {
    return error;
  }
  const remedy = REMEDIES[code] ?? 'See to that place';
  return new Error(`${doing} (${code}). ${state} ${remedy}, and generate again.`, {
    cause: error,
  });
}
