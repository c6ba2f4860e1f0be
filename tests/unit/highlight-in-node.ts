/*
 * Replaces `docusaurus-openapi-reference/highlight/in-browser`: Prism is a global, and in tests of components
 * the highlighting of the build is in the same process.
 */
export {highlightSample as highlightLiveSample} from '#reference/highlight/sample';
