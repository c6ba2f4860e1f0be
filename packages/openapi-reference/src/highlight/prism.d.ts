/** @types/prismjs declares only the main module. */
declare module 'prismjs/components/prism-core' {
  export {hooks, languages, tokenize} from 'prismjs';
}
