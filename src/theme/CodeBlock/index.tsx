// Replaces CodeBlock, because src/highlight highlights code at build time: no page loads Prism.
export {default} from '@site/src/components/Code';
