// Replaces the page at /search with that of this site.
export {default} from '@site/src/features/search/SearchPage';
