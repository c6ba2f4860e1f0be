declare module 'github-slugger' {
  /** Version 1, which Docusaurus uses, has no types. */
  export default class GithubSlugger {
    slug(value: string): string;
  }
}
