/** The parts of Prism that the browser loads one by one; @types/prismjs declares only the whole. */
declare module 'prismjs/components/prism-core' {
  export {highlight, languages} from 'prismjs';
}
