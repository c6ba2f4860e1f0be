import type {ConstraintKeyword} from '../reference/constraint';
import type {Extensible} from '../reference/extensible';
import type {HttpMethod} from '../reference/operation';
import type {ParameterLocation} from '../reference/parameter-style';
import type {SchemaKeyword, TextKeyword} from '../reference/schema';
import type {OAuthGrant} from '../reference/security';

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

export interface InfoObject extends Extensible {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: {
    readonly name?: string;
    readonly url?: string;
    readonly email?: string;
  };
  readonly license?: {
    readonly name: string;
    readonly url?: string;
    readonly identifier?: string;
  };
}

export interface ServerObject extends Extensible {
  /** 3.2 */
  readonly name?: string;
  readonly url: string;
  readonly description?: string;
  readonly variables?: NamedObjects<{
    readonly enum?: readonly string[];
    readonly default: string;
    readonly description?: string;
  }>;
}

export interface TagObject extends Extensible {
  readonly name: string;
  /** 3.2; the name of another tag. */
  readonly parent?: string;
  /** 3.2; `nav`, or what the tag is for instead of navigation: `badge`, `audience`. */
  readonly kind?: string;
  /** 3.2; a short title. */
  readonly summary?: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocumentationObject;
}

export interface ExternalDocumentationObject extends Extensible {
  readonly url: string;
  readonly description?: string;
}

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
  readonly schema?: Referenced<SchemaObject> | boolean;
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

/** A link between operations. Constants beside runtime expressions are of any type. */
export interface LinkObject extends Extensible {
  readonly operationRef?: string;
  readonly operationId?: string;
  readonly parameters?: NamedObjects<unknown>;
  readonly requestBody?: unknown;
  readonly description?: string;
  readonly server?: ServerObject;
}

export interface ResponseObject extends Extensible {
  /** 3.2 */
  readonly summary?: string;
  readonly description?: string;
  readonly headers?: NamedObjects<Referenced<HeaderObject>>;
  readonly content?: NamedObjects<MediaTypeObject>;
  readonly links?: NamedObjects<Referenced<LinkObject>>;
}

export interface MediaTypeObject extends Extensible {
  /** 3.2; the schema of each item of a sequence. */
  readonly itemSchema?: Referenced<SchemaObject> | boolean;
  readonly schema?: Referenced<SchemaObject> | boolean;
  readonly example?: unknown;
  readonly examples?: NamedObjects<Referenced<ExampleObject>>;
  /** Of forms; by property. */
  readonly encoding?: NamedObjects<EncodingObject>;
}

export interface EncodingObject extends Extensible {
  /** Media types, separated by commas. */
  readonly contentType?: string;
  readonly headers?: NamedObjects<Referenced<HeaderObject>>;
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export interface ExampleObject extends Extensible {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
  /** 3.2 */
  readonly dataValue?: unknown;
  /** 3.2 */
  readonly serializedValue?: string;
  /** The address of a value. */
  readonly externalValue?: string;
}

type SchemasInside = {
  readonly [keyword in SchemaKeyword]?: Referenced<SchemaObject> | boolean;
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
  /** 3.0; in 3.1 the type `null`. */
  readonly nullable?: boolean;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  /** 3.1 */
  readonly examples?: readonly unknown[];
  readonly items?: Referenced<SchemaObject> | boolean;
  /** 3.1 */
  readonly prefixItems?: readonly (Referenced<SchemaObject> | boolean)[];
  /** 3.1 */
  readonly minContains?: number | bigint;
  /** 3.1 */
  readonly maxContains?: number | bigint;
  readonly properties?: NamedObjects<Referenced<SchemaObject> | boolean>;
  readonly patternProperties?: NamedObjects<Referenced<SchemaObject> | boolean>;
  /** 3.1 */
  readonly dependentRequired?: NamedObjects<readonly string[]>;
  /** 3.1 */
  readonly dependentSchemas?: NamedObjects<Referenced<SchemaObject> | boolean>;
  readonly additionalProperties?: Referenced<SchemaObject> | boolean;
  readonly required?: readonly string[];
  readonly allOf?: readonly (Referenced<SchemaObject> | boolean)[];
  readonly oneOf?: readonly (Referenced<SchemaObject> | boolean)[];
  readonly anyOf?: readonly (Referenced<SchemaObject> | boolean)[];
  readonly discriminator?: DiscriminatorObject;
  readonly xml?: XmlObject;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly externalDocs?: ExternalDocumentationObject;
}

export interface DiscriminatorObject extends Extensible {
  readonly propertyName: string;
  /** Values to names of component schemas, or references. */
  readonly mapping?: NamedObjects<string>;
  /** 3.2; the name or reference for all other values. */
  readonly defaultMapping?: string;
}

export interface XmlObject extends Extensible {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  readonly attribute?: boolean;
  readonly wrapped?: boolean;
  /** 3.2 */
  readonly nodeType?: string;
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
  readonly schemas?: NamedObjects<Referenced<SchemaObject> | boolean>;
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
