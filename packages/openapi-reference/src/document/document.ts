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

export type NamedObjects<T> = Readonly<Record<string, T>>;

/**
 * A document of OpenAPI 3.0, 3.1 or 3.2, as a site publishes it: there can be a reference in the place of an object. Its
 * readers read what {@link wholeDocument} makes of it.
 */
export interface PublishedDocument extends Omit<
  OpenAPIDocument,
  'paths' | 'webhooks' | 'components'
> {
  readonly paths: NamedObjects<PublishedPathItem>;
  readonly webhooks?: NamedObjects<PublishedPathItem>;
  readonly components?: Pick<ComponentsObject, 'schemas'> & {
    readonly [field in Exclude<keyof ComponentsObject, 'schemas'>]?: unknown;
  };
}

/** What a path item of a published document says without references. */
export type PublishedPathItem = Pick<
  PathItemObject,
  'summary' | 'description' | 'servers'
> & {readonly [method in HttpMethod]?: PublishedOperation};

/** What an operation of a published document says without references. */
export type PublishedOperation = Omit<
  OperationObject,
  'parameters' | 'requestBody' | 'responses' | 'callbacks'
>;

/** A media type of a published document. */
export type PublishedMediaType = Pick<MediaTypeObject, 'schema' | 'example'> & {
  readonly examples?: NamedObjects<ExampleObject | {readonly $ref: string}>;
};

/**
 * A document in the dialect that readers know, see {@link wholeDocument}: it has references in the place of schemas only.
 * The types contain the fields that the site reads, under the names of the OpenAPI Specification
 * (https://spec.openapis.org/oas/v3.1.0).
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
  readonly summary?: string;
  readonly description?: string;
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly ParameterObject[];
  /** 3.2; by method, in capitals. */
  readonly additionalOperations?: NamedObjects<OperationObject>;
} & {readonly [method in HttpMethod]?: OperationObject};

export interface OperationObject extends Extensible {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocumentationObject;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: RequestBodyObject;
  readonly responses?: NamedObjects<ResponseObject>;
  readonly callbacks?: NamedObjects<NamedObjects<PathItemObject>>;
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
  readonly examples?: NamedObjects<ExampleObject>;
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
  readonly headers?: NamedObjects<HeaderObject>;
  readonly content?: NamedObjects<MediaTypeObject>;
  readonly links?: NamedObjects<LinkObject>;
}

export interface MediaTypeObject extends Extensible {
  readonly schema?: AnySchema;
  readonly example?: unknown;
  readonly examples?: NamedObjects<ExampleObject>;
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
  readonly headers?: NamedObjects<HeaderObject>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export type ExampleObject = Extensible & Oas3Example;

/** In 3.1, `true` allows any value and `false` none. */
export type AnySchema = SchemaObject | SchemaReference | boolean;

/** Another schema, such as `#/components/schemas/Block`, with what a field says of it. `targetSchema` returns that. */
export interface SchemaReference
  extends
    Extensible,
    Pick<
      SchemaObject,
      | 'title'
      | 'description'
      | 'deprecated'
      | 'readOnly'
      | 'writeOnly'
      | 'default'
      | 'example'
      | 'examples'
    > {
  readonly $ref: string;
}

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
  /** A {@link SchemaReference} is no schema to read. */
  readonly $ref?: never;
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
  readonly responses?: NamedObjects<ResponseObject>;
  readonly parameters?: NamedObjects<ParameterObject>;
  readonly examples?: NamedObjects<ExampleObject>;
  readonly requestBodies?: NamedObjects<RequestBodyObject>;
  readonly headers?: NamedObjects<HeaderObject>;
  readonly links?: NamedObjects<LinkObject>;
  readonly securitySchemes?: NamedObjects<SecuritySchemeObject>;
  /** 3.1 */
  readonly pathItems?: NamedObjects<PathItemObject>;
}
