/* What Node.js loads: the preset, and the functions that plugins of a site and other programs use. */
// First: the others load ES modules, which an older Node.js cannot.
import './site/preset/check-node';

export {default, type Options} from './site/preset';
export * from './types';

// Documents: their objects, and what is where in them.
export {DocumentError} from './document/document-error';
export {contentsOf, firstExampleOf, operationsOf} from './document/document-operations';
export {bodyWithin, parseLoaded} from './document/load';
export {own, targetOf} from './document/resolve';
export {positionOf} from './document/walk';
export {wholeDocument} from './document/whole-document';

// Texts, and extensions of them.
export {
  evidenceExtension,
  flagExtension,
  textExtension,
  textListExtension,
} from './text/read-extension';
export {firstSentence, plainText} from './text/rich-text';

// Addresses of pages, and of parts of them.
export {fieldAnchor, parameterAnchor} from './route/anchor';
export {isFolderName, unusedSlug} from './route/read-page-names';
export {operationRoute} from './route/route';

// Schemas and examples.
export {fieldsOf} from './schema/field-tree';
export {dereference} from './schema/schema';
export {givenExample} from './example/read-example';
export {placeOf} from './example/read-secret';

// Credentials and servers.
export {credentialParts, isCookie} from './security/credential';
export {networksOf} from './server/networks';

// Bodies and responses.
export {firstExample, sentMediaType} from './body/content';
export {groupContents} from './body/content-group';
export {namedParts} from './body/read-form';
export {mediaEntries} from './response/read-response';
export {printSequence} from './response/read-sequence';
export {isSuccess, successContent} from './response/response';

// Code samples, highlighted or not.
export {createSamples} from './samples';
export {createSampleRequest} from './samples/sample-request';
export {withColours} from './highlight/highlight';
export {highlightSample} from './highlight/sample';

// Values of a request, and links to one.
export {BODY_NAME, parameterKey, requestLink, SECURITY_NAME} from './value/request-link';
export {parameterKind} from './value/value-kind';

// A reference: from a document to what its pages show.
export {LISTS_ENDPOINTS, listsEndpoints, pagePath} from './pages/generated-page';
export {isMarkedTitle, markedTitle, titleBesideMethod} from './pages/marked-title';
export {repairDocument} from './pages/read-document';
export {createReference} from './pages/read-reference';
export {hasRealValues, sendableParameter} from './pages/read-sendable-examples';
export {createOperationData} from './site/openapi-docs/data';

// What a site generates: its files, pages and sidebar.
export {dataFile, type GeneratedFiles} from './site/openapi-docs/generated-files';
export {createOperationCopy, createPage} from './site/openapi-docs/page';
export {readGenerated, readReferenceIndex} from './site/openapi-docs/read-index';
export {SITE_FILES_DIR} from './site/openapi-docs/read-site-files';
export {
  createApiItems,
  createCategory,
  createSchemaCategory,
  type SidebarItemConfig,
} from './site/openapi-docs/sidebar';
export {printData, siteFile} from './site/openapi-docs/site-files';
export type {OwnSettings} from './site/preset/options';

// What a plugin reads of a site, and writes to it.
export {textSources} from './framework/text-sources';
export {twinFile} from './outputs/markdown/twin-address';
export {browserDir} from './site/browser-dir';
export {readBuiltPage} from './site/built-page';
export {isTranslated} from './site/docs/translated-docs';
export {filesIn} from './site/emitted-files';
export {scriptTag} from './site/head/script-tag';
export {writeOutputs} from './site/output-files';
export {sharedRoutes} from './site/shared-routes';
export {sidebarDocs} from './site/sidebar-docs';
export {siteRoute} from './site/site-route';

// Values of any kind.
export {leafText, parseJson, parseObject} from './utils/value-text';
export {isWebAddress} from './utils/web-address';
export {isJsonMediaType} from './vocabulary/media-type';
