// Replaces CodeBlock, because packages/openapi-reference/src/highlight highlights code at build time: no page loads Prism.
export {default} from '@site/src/components/Code';
