/** @types/prismjs declares only the main module. */
declare module 'prismjs/components/prism-core' {
  export {highlight, hooks, languages} from 'prismjs';
}
