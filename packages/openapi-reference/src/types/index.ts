/* Types for Node.js and for browsers, and the few functions that code for both uses. It loads neither. */

// Documents.
export type {
  ExampleObject,
  MediaTypeObject,
  NamedObjects,
  OpenAPIDocument,
  OperationObject,
  ParameterObject,
  PublishedDocument,
  PublishedMediaType,
} from '../document/document';
export type {FoundOperation} from '../document/document-operations';
export type {Repair} from '../document/repair';
export type {Position} from '../document/walk';
export type {Extensible} from '../vocabulary/extensible';

// Parts of a reference.
export type {ExplorerPages} from '../server/explorer';
export type {Field} from '../schema/field-tree';
export type {Operation} from '../operation/operation';
export type {Parameter} from '../parameter/parameter';
export type {Schema, SchemaComponents, SchemaNode} from '../schema/schema';
export type {SecurityScheme} from '../security/security';
export type {Server} from '../server/server';

// A reference, and what its pages show.
export type {FirstRequestData, OperationData, OperationView} from '../pages/page-data';
export type {Navigation} from '../pages/navigation';
export type {ErrorCode, Reference} from '../pages/reference';
export type {OperationEntry, ReferenceIndex} from '../pages/reference-index';
export type {ReferenceOverview} from '../pages/reference-overview';
export type {ValueLink} from '../value/value-link';

// Requests, their code and their answers.
export type {SampleRequest} from '../samples';
export type {ColouredCode, HighlightedSample} from '../samples/code-sample';
export type {RequestValues, SendOnArrival} from '../value/request-link';
export type {ApiError, Diagnosis} from '../request/lazy/diagnosis';

// Values.
export {type Evidence, isEvidence} from '../text/evidence';
export {isRecord} from '../utils/is-record';
export {parseUrl} from '../utils/ponyfills';
export {type ValueKind, valueKind} from '../value/value-kind';
