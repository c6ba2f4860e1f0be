/* What a browser loads: components, hooks and functions for MDX, for the theme of a site and for its features. */
export * from './types';

// Lists of the reference.
export {default as ApiMap} from './operation/ApiMap';
export {default as Downloads} from './operation/Downloads';
export {default as OperationIndex} from './operation/OperationIndex';
export {default as OperationTable} from './operation/OperationTable';
export {default as SchemaIndex} from './schema/SchemaIndex';
export {schemaContents} from './schema/SchemaIndex/contents';
export {default as SchemaIntroduction} from './schema/SchemaIntroduction';
export {default as TypeFiles} from './schema/TypeFiles';
export {default as Changelog} from './changelog/Changelog';
export {releaseContents} from './changelog/contents';

// Pages of the reference, and their parts.
export {default as AuthenticationPage} from './security/AuthenticationPage';
export {default as Canonical} from './components/Canonical';
export {default as GroupDescription} from './operation/GroupDescription';
export {default as GroupPage} from './operation/GroupPage';
export {default as Introduction} from './introduction/Introduction';
export {default as IntroductionText} from './introduction/IntroductionText';
export {default as OperationPage} from './operation/OperationPage';
export {default as SchemaPage} from './schema/SchemaPage';

// Code, tables, and what stands in them.
export {default as Code} from './components/Code';
export {copyText} from './components/Code/copy-text';
export {default as CodeSamples} from './samples/CodeSamples';
export {default as DataTable} from './components/DataTable';
export {default as LanguageTabs} from './components/LanguageTabs';
export {default as MethodBadge} from './components/MethodBadge';
export {default as ScrollableTable} from './components/ScrollableTable';
export {isMarked} from './text/evidence';

// Requests, their values, and links to them.
export {default as RequestPanel} from './request';
export {default as NetworkSelect} from './server/NetworkSelect';
export {useUrlKey} from './client/use-url-key';
export {NETWORK_NAME, requestLink} from './value/request-link';
export {hasGuide, KEY_GUIDE_ROUTE} from './security/security';

// Pages and their navigation.
export {createPagePart} from './components/page-part';
export {isPlainClick} from './components/plain-click';
export {allowHeadUpdates} from './framework/head-updates';
export {useCompleteSidebars} from './sidebar/useCompleteSidebars';
