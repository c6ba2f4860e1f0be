// Replaces the content of the not-found page: adds a title, suggested pages, a search and the main sections.
export {default} from '@site/src/features/site-errors/NotFoundContent';
