import type {
  Oas3_2Tag,
  Oas3Discriminator,
  Oas3Example,
  Oas3ExternalDocs,
  Oas3Info,
  Oas3Link,
  Oas3Server,
  Oas3Xml,
} from '@redocly/openapi-core';
import type {ConstraintKeyword} from '../vocabulary/constraint';
import type {Extensible} from '../vocabulary/extensible';
import type {HttpMethod} from '../vocabulary/http-method';
import type {ParameterLocation} from '../vocabulary/parameter-style';
import type {SchemaKeyword, TextKeyword} from '../vocabulary/schema-keyword';
import type {OAuthGrant} from '../vocabulary/oauth-grant';

/** Reference within the document, such as `#/components/schemas/Block`. */
export interface ReferenceObject extends Extensible {
  readonly $ref: string;
  /** 3.1; overrides that of the referenced object. */
  readonly summary?: string;
  /** 3.1; overrides that of the referenced object. */
  readonly description?: string;
}

export type Referenced<T> = T | ReferenceObject;

export type NamedObjects<T> = Readonly<Record<string, T>>;

/**
 * OpenAPI 3.0, 3.1 or 3.2 document. The types contain the fields that the site reads, under the names
 * of the OpenAPI Specification (https://spec.openapis.org/oas/v3.1.0).
 */
export interface OpenAPIDocument extends Extensible {
  readonly openapi: string;
  /** 3.2; the address of the document. */
  readonly $self?: string;
  readonly info: InfoObject;
  readonly servers?: readonly ServerObject[];
  readonly paths: NamedObjects<PathItemObject>;
  /** 3.1 */
  readonly webhooks?: NamedObjects<PathItemObject>;
  readonly components?: ComponentsObject;
  readonly security?: readonly SecurityRequirementObject[];
  readonly tags?: readonly TagObject[];
  readonly externalDocs?: ExternalDocumentationObject;
}

export type InfoObject = Extensible &
  Oas3Info & {
    /** 3.1 */
    readonly summary?: string;
    readonly license?: {readonly identifier?: string};
  };

export type ServerObject = Extensible & Oas3Server;

export type TagObject = Extensible & Oas3_2Tag;

export type ExternalDocumentationObject = Oas3ExternalDocs;

/** Scopes by name of security scheme. */
export type SecurityRequirementObject = NamedObjects<readonly string[]>;

export type PathItemObject = Extensible & {
  readonly $ref?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly Referenced<ParameterObject>[];
  /** 3.2; by method, in capitals. */
  readonly additionalOperations?: NamedObjects<OperationObject>;
} & {readonly [method in HttpMethod]?: OperationObject};

export interface OperationObject extends Extensible {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocumentationObject;
  readonly parameters?: readonly Referenced<ParameterObject>[];
  readonly requestBody?: Referenced<RequestBodyObject>;
  readonly responses?: NamedObjects<Referenced<ResponseObject>>;
  readonly callbacks?: NamedObjects<Referenced<NamedObjects<PathItemObject>>>;
  readonly deprecated?: boolean;
  readonly security?: readonly SecurityRequirementObject[];
  readonly servers?: readonly ServerObject[];
}

export interface HeaderObject extends Extensible {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: AnySchema;
  readonly example?: unknown;
  readonly examples?: NamedObjects<Referenced<ExampleObject>>;
  readonly content?: NamedObjects<MediaTypeObject>;
}

export interface ParameterObject extends HeaderObject {
  readonly name: string;
  readonly in: ParameterLocation;
  readonly allowEmptyValue?: boolean;
  readonly allowReserved?: boolean;
}

export interface RequestBodyObject extends Extensible {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: NamedObjects<MediaTypeObject>;
}

export type LinkObject = Oas3Link & {readonly server?: ServerObject};

export interface ResponseObject extends Extensible {
  /** 3.2 */
  readonly summary?: string;
  readonly description?: string;
  readonly headers?: NamedObjects<Referenced<HeaderObject>>;
  readonly content?: NamedObjects<MediaTypeObject>;
  readonly links?: NamedObjects<Referenced<LinkObject>>;
}

export interface MediaTypeObject extends Extensible {
  readonly schema?: AnySchema;
  readonly example?: unknown;
  readonly examples?: NamedObjects<Referenced<ExampleObject>>;
  /** Of forms; by property. */
  readonly encoding?: NamedObjects<EncodingObject>;
  /** 3.2; of the first parts of a list. */
  readonly prefixEncoding?: readonly EncodingObject[];
  /** 3.2; of the other parts of a list. */
  readonly itemEncoding?: EncodingObject;
}

export interface EncodingObject extends Extensible {
  /** Media types, separated by commas. */
  readonly contentType?: string;
  readonly headers?: NamedObjects<Referenced<HeaderObject>>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export type ExampleObject = Extensible & Oas3Example;

/** In 3.1, `true` allows any value and `false` none. */
export type AnySchema = Referenced<SchemaObject> | boolean;

type SchemasInside = {
  readonly [keyword in SchemaKeyword]?: AnySchema;
};

/**
 * Keywords of 3.0 and of 3.1 (JSON Schema 2020-12). Integers of more than 53 bits are bigints. In 3.0, the
 * exclusive bounds are flags of the others.
 */
export interface SchemaObject
  extends
    Extensible,
    Readonly<Partial<Record<ConstraintKeyword, string | number | bigint | boolean>>>,
    Readonly<Partial<Record<TextKeyword, string>>>,
    SchemasInside {
  /** Beside other keywords in 3.1 only. */
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  /** An array in 3.1 only. */
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  /** 3.1 */
  readonly examples?: readonly unknown[];
  readonly items?: AnySchema;
  /** 3.1 */
  readonly prefixItems?: readonly AnySchema[];
  /** 3.1 */
  readonly minContains?: number | bigint;
  /** 3.1 */
  readonly maxContains?: number | bigint;
  readonly properties?: NamedObjects<AnySchema>;
  readonly patternProperties?: NamedObjects<AnySchema>;
  /** 3.1 */
  readonly dependentRequired?: NamedObjects<readonly string[]>;
  /** 3.1 */
  readonly dependentSchemas?: NamedObjects<AnySchema>;
  readonly additionalProperties?: AnySchema;
  readonly required?: readonly string[];
  readonly allOf?: readonly AnySchema[];
  readonly oneOf?: readonly AnySchema[];
  readonly anyOf?: readonly AnySchema[];
  readonly discriminator?: Oas3Discriminator;
  readonly xml?: Oas3Xml;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly externalDocs?: ExternalDocumentationObject;
}

export interface SecuritySchemeObject extends Extensible {
  readonly type: string;
  readonly description?: string;
  readonly name?: string;
  readonly in?: 'query' | 'header' | 'cookie';
  readonly scheme?: string;
  readonly bearerFormat?: string;
  readonly flows?: {readonly [grant in OAuthGrant]?: OAuthFlowObject};
  readonly openIdConnectUrl?: string;
  /** 3.2 */
  readonly oauth2MetadataUrl?: string;
  /** 3.2 */
  readonly deprecated?: boolean;
}

export interface OAuthFlowObject extends Extensible {
  readonly authorizationUrl?: string;
  /** 3.2 */
  readonly deviceAuthorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly scopes?: Readonly<Record<string, string>>;
}

export interface ComponentsObject extends Extensible {
  readonly schemas?: NamedObjects<AnySchema>;
  readonly responses?: NamedObjects<Referenced<ResponseObject>>;
  readonly parameters?: NamedObjects<Referenced<ParameterObject>>;
  readonly examples?: NamedObjects<Referenced<ExampleObject>>;
  readonly requestBodies?: NamedObjects<Referenced<RequestBodyObject>>;
  readonly headers?: NamedObjects<Referenced<HeaderObject>>;
  readonly links?: NamedObjects<Referenced<LinkObject>>;
  readonly securitySchemes?: NamedObjects<Referenced<SecuritySchemeObject>>;
  /** 3.1 */
  readonly pathItems?: NamedObjects<PathItemObject>;
}
