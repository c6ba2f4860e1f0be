// Replaces the search page of docusaurus-search-local, which searches its own index.
export {default} from '@site/src/features/search/SearchPage';
