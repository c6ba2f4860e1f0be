/** Folders of generated pages. */
const GENERATED = /^(api|schemas|plans\/[^/]+\/Endpoints)\//;

/**
 * Removes what the theme does not read from the data of a docs version, which every page loads:
 * the titles and descriptions of generated docs, and the ids of docs in sidebars.
 *
 * @param {string} source JSON of the props that the docs plugin gives to a version.
 */
module.exports = function dropGeneratedDocs(source) {
  const props = JSON.parse(source);
  if (props.version?.docs === undefined) {
    return source;
  }
  const docs = Object.entries(props.version.docs).filter(([id]) => !GENERATED.test(id));
  return JSON.stringify(
    {...props, version: {...props.version, docs: Object.fromEntries(docs)}},
    (key, value) =>
      (key === 'docId' && GENERATED.test(value)) ||
      (key === 'unlisted' && value === false)
        ? undefined
        : value,
  );
};
