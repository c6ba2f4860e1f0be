// Replaces the search bar of the theme: the product specification requires another panel.
export {default} from '@site/src/features/search/SearchBar';
