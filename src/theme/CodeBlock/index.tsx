// Replaces CodeBlock, because code is highlighted at build time: no page loads Prism.
export {Code as default} from 'docusaurus-openapi-reference/components';
