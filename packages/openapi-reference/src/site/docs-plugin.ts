/** The name of the docs plugin of Docusaurus among the loaded plugins, and in the content of all. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
