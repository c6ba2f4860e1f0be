// Replaces CodeBlock, because code is highlighted at build time: no page loads Prism.
export {default} from 'docusaurus-openapi-reference/components/Code';
