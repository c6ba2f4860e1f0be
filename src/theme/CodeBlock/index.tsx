// Replaces the theme's CodeBlock, so that code in pages is coloured at build time: no page loads Prism,
// and nothing is rendered again after hydration.
export {default} from '@site/src/components/Code';
