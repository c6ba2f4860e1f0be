// Replaces the search box of the navbar with that of this site.
export {default} from '@site/src/features/search/SearchBar';
