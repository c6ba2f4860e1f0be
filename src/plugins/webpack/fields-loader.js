/**
 * Removes fields of a generated JSON object that every page loads and only the build reads.
 *
 * @this {import('webpack').LoaderContext<{fields: string[]}>}
 * @param {string} source JSON, or a module with JSON as its default export.
 */
module.exports = function dropFields(source) {
  const {fields} = this.getOptions();
  return source.replace(/^\{[^]*\}|(?<=^export default )\{[^]*\}/m, (json) => {
    const kept = Object.entries(JSON.parse(json)).filter(
      ([field]) => !fields.includes(field),
    );
    return JSON.stringify(Object.fromEntries(kept));
  });
};
