/* `docusaurus gen-api-docs` writes the sidebar of the reference. */
module.exports = {api: require('./docs/api/sidebar').default};
