/** Replaces the configuration that Docusaurus writes before a build. */
export default {baseUrl: '/'};
