/** The entry of Docusaurus, an alias of webpack. */
declare module '@docusaurus-entry';
