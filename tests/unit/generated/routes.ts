/** Replaces the routes that Docusaurus writes during a build: none. */
export default [];
