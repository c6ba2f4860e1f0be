import type {Operation} from '../reference/operation';
import type {Reference} from '../reference/reference';
import {isJsonMediaType, isSuccess, type Response} from '../reference/response';
import {plainText} from '../reference/rich-text';
import type {EnumValue, SchemaNode, SchemaProperty} from '../reference/schema';
import {typeName, UniqueNames} from './names';
import {
  ANY,
  type Declaration,
  type Field,
  INTEGER_SIZES,
  type Type,
  type Value,
  withoutNull,
} from './type';

/** The declarations of an API by name, in the order in which they are written. */
export type Declarations = ReadonlyMap<string, Declaration>;

/** Returns what a name is another name of, in the end. */
export function aliasedName(name: string, declarations: Declarations): string {
  let aliased = name;
  let type = declarations.get(name)?.type;
  while (type?.kind === 'name') {
    aliased = type.name;
    type = declarations.get(aliased)?.type;
  }
  return aliased;
}

/** The names of the types that pages show. */
export interface TypeNames {
  /** By name of the component schema. */
  schemas: ReadonlyMap<string, string>;
  /** By operationId and status. Only successful responses in JSON have a type. */
  responses: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * Names the types of all schemas, by their title, and of all successful JSON responses:
 * `GetBlockResponse`, and with its status if an operation has more of them.
 */
export function createTypeNames({components, operations}: Reference): TypeNames {
  return nameTypes({components, operations}, new UniqueNames());
}

function nameTypes(
  {components, operations}: Pick<Reference, 'components' | 'operations'>,
  names: UniqueNames,
): TypeNames {
  const schemas = Object.entries(components).map(
    ([name, {title}]) =>
      [name, names.take(typeName(title) || typeName('Type', name))] as const,
  );
  const responses = operations.map(
    (operation) =>
      [
        operation.id,
        new Map(
          typedResponses(operation).map(({status}, index) => [
            status,
            names.take(
              typeName(operation.id, 'Response', ...(index === 0 ? [] : [status])),
            ),
          ]),
        ),
      ] as const,
  );
  return {schemas: new Map(schemas), responses: new Map(responses)};
}

function typedResponses({responses}: Operation): Response[] {
  return responses.filter(
    ({status, content}) =>
      isSuccess(status) && content !== undefined && isJsonMediaType(content.mediaType),
  );
}

/**
 * Creates the declarations of all schemas and successful JSON responses. Objects and enums inside them
 * have declarations of their own, named after the path to them.
 */
export function createDeclarations(reference: Reference): Declarations {
  const uniqueNames = new UniqueNames();
  const names = nameTypes(reference, uniqueNames);
  const created = new Map<string, Declaration>();
  const creator = new TypeCreator(names.schemas, uniqueNames, created);
  for (const [name, {node}] of Object.entries(reference.components)) {
    creator.declare(names.schemas.get(name) ?? '', node);
  }
  for (const operation of reference.operations) {
    for (const {status, content} of typedResponses(operation)) {
      const name = names.responses.get(operation.id)?.get(status);
      if (name !== undefined && content !== undefined) {
        creator.declare(name, content.node, `Response ${status} of ${operation.title}.`);
      }
    }
  }
  cutCircles(created);
  return created;
}

class TypeCreator {
  constructor(
    private readonly schemaNames: ReadonlyMap<string, string>,
    private readonly uniqueNames: UniqueNames,
    private readonly created: Map<string, Declaration>,
  ) {}

  /** @param fallback description of a node that has none. */
  declare(name: string, node: SchemaNode, fallback = ''): void {
    const declaration: Declaration = {
      name,
      description: plainText(node.description ?? []) || fallback,
      isDeprecated: node.deprecated === true,
      type: ANY,
    };
    // A declaration comes before those of what is inside it.
    this.created.set(name, declaration);
    declaration.type = this.withNames(this.typeOf(node, name), name, 'Value');
  }

  /** Returns the type of a node inside another declaration. */
  private innerType(node: SchemaNode, ...path: string[]): Type {
    const place = typeName(...path);
    const type = this.typeOf(node, place);
    const {type: own, isNullable} = withoutNull(type);
    if (!hasOwnName(own)) {
      return type;
    }
    const name = this.nameType(own, place, node);
    return isNullable ? unionOf([name, NULL]) : name;
  }

  /** Gives names to the parts of a union that need one. */
  private withNames(type: Type, place: string, suffix: string): Type {
    return type.kind === 'union'
      ? unionOf(
          type.options.map((option) =>
            hasOwnName(option) ? this.nameType(option, typeName(place, suffix)) : option,
          ),
        )
      : type;
  }

  private nameType(type: Type, place: string, node: SchemaNode = {}): Type {
    const name = this.uniqueNames.take(place);
    this.created.set(name, {
      name,
      description: plainText(node.description ?? []),
      isDeprecated: node.deprecated === true,
      type,
    });
    return {kind: 'name', name};
  }

  private typeOf(node: SchemaNode, place: string): Type {
    if (node.ref !== undefined) {
      const name = this.schemaNames.get(node.ref);
      return name === undefined ? ANY : {kind: 'name', name};
    }
    const types = node.types ?? [];
    const own = types.map((type) => this.ofJsonType(type, node, place));
    const options = (node.variants?.nodes ?? []).map((variant, index) =>
      this.innerType(variant, place, `Option${index + 1}`),
    );
    const variants = options.some(({kind}) => kind === 'any') ? [] : options;
    if (variants.length === 0) {
      return node.enum === undefined || own.some(({kind}) => kind === 'any')
        ? this.ofSeveral(own, place)
        : enumType(node.enum, own);
    }
    const base = own.find(({kind}) => kind === 'object');
    if (base === undefined) {
      return unionOf([...variants, ...(types.includes('null') ? [NULL] : [])]);
    }
    const extended: Type = {
      kind: 'extended',
      base: this.nameType(base, typeName(place, 'Base')),
      options: variants,
    };
    return unionOf([extended, ...(types.includes('null') ? [NULL] : [])]);
  }

  /** Returns the union of the types that a node allows. */
  private ofSeveral(types: readonly Type[], place: string): Type {
    const union = unionOf(types);
    return withoutNull(union).type.kind === 'union'
      ? this.withNames(union, place, 'Object')
      : union;
  }

  private ofJsonType(type: string, node: SchemaNode, place: string): Type {
    switch (type) {
      case 'null':
      case 'string':
      case 'boolean':
        return {kind: type};
      case 'integer':
        return {
          kind: 'integer',
          size: INTEGER_SIZES.find((size) => size === node.format),
        };
      case 'number':
        return {
          kind: 'number',
          isBinary: node.format === 'float' || node.format === 'double',
        };
      case 'array':
        return {
          kind: 'array',
          items:
            node.items === undefined ? ANY : this.innerType(node.items, place, 'Item'),
        };
      case 'object':
        return this.objectType(node, place);
      default:
        return ANY;
    }
  }

  private objectType(node: SchemaNode, place: string): Type {
    const {properties, additionalProperties, leftOut} = node;
    if (properties === undefined && (additionalProperties !== undefined || leftOut)) {
      return {
        kind: 'map',
        values:
          typeof additionalProperties === 'object'
            ? this.innerType(additionalProperties, place, 'Value')
            : ANY,
      };
    }
    return {
      kind: 'object',
      fields: (properties ?? []).map((property) => this.field(property, place)),
      hasMore: additionalProperties !== undefined,
    };
  }

  private field({name, required, node}: SchemaProperty, place: string): Field {
    return {
      name,
      type: this.innerType(node, place, name),
      // What is only written is not in responses, even if requests require it.
      isRequired: required && node.writeOnly !== true,
      isDeprecated: node.deprecated === true,
      description: plainText(node.description ?? []),
    };
  }
}

const NULL: Type = {kind: 'null'};

/** Returns whether a type inside another one has its own declaration. */
function hasOwnName(type: Type): boolean {
  return (
    type.kind === 'object' ||
    type.kind === 'extended' ||
    (type.kind === 'values' && type.values.every(({isString}) => isString))
  );
}

/** Flattens unions and removes repetitions. A union that contains any value is any value. */
function unionOf(types: readonly Type[]): Type {
  const options = new Map(
    types
      .flatMap((type) => (type.kind === 'union' ? type.options : [type]))
      .map((type) => [JSON.stringify(type), type]),
  );
  const [first, ...others] = options.values();
  if (first === undefined || [...options.values()].some(({kind}) => kind === 'any')) {
    return ANY;
  }
  return others.length === 0 ? first : {kind: 'union', options: [first, ...others]};
}

/**
 * Creates the type of an enum. The texts of its values do not tell strings from other values: without
 * types, `1` can be both.
 */
function enumType(listed: readonly EnumValue[], types: readonly Type[]): Type {
  const kinds = new Set(types.map(({kind}) => kind));
  const isUntyped = types.length === 0;
  const values = listed.flatMap(({value, description}): Value[] => {
    const isLiteral = /^(-?(0|[1-9]\d*)|true|false)$/.test(value);
    const canBeLiteral =
      isLiteral &&
      (isUntyped ||
        kinds.has(/^[tf]/.test(value) ? 'boolean' : 'integer') ||
        (kinds.has('number') && !/^[tf]/.test(value)));
    const canBeString = isUntyped || kinds.has('string');
    const text = {text: value, description: plainText(description ?? [])};
    return [
      ...(canBeString && !(value === 'null' && kinds.has('null'))
        ? [{...text, isString: true}]
        : []),
      ...(canBeLiteral ? [{...text, isString: false}] : []),
    ];
  });
  const others = types.filter(({kind}) => kind !== 'null');
  const isComplete = listed.every(
    ({value}) => value === 'null' || values.some(({text}) => text === value),
  );
  if (!isComplete || values.length === 0) {
    return unionOf(types);
  }
  const canBeNull =
    kinds.has('null') || (isUntyped && listed.some(({value}) => value === 'null'));
  return unionOf([
    {kind: 'values', values: uniqueValues(values), of: unionOf(others)},
    ...(canBeNull ? [NULL] : []),
  ]);
}

function uniqueValues(values: readonly Value[]): Value[] {
  return [
    ...new Map(
      values.map((value) => [`${value.isString} ${value.text}`, value]),
    ).values(),
  ];
}

/** Replaces names by any value where a declaration would only be another name of itself. */
function cutCircles(declarations: ReadonlyMap<string, Declaration>): void {
  const open = new Set<string>();
  const done = new Set<string>();
  const visit = (declaration: Declaration): void => {
    open.add(declaration.name);
    declaration.type = cut(declaration.type);
    open.delete(declaration.name);
    done.add(declaration.name);
  };
  const cut = (type: Type): Type => {
    if (type.kind === 'union') {
      return unionOf(type.options.map(cut));
    }
    if (type.kind === 'extended') {
      return {...type, options: type.options.map(cut)};
    }
    if (type.kind !== 'name') {
      return type;
    }
    const target = declarations.get(type.name);
    if (target !== undefined && !open.has(type.name) && !done.has(type.name)) {
      visit(target);
    }
    return open.has(type.name) ? ANY : type;
  };
  [...declarations.values()]
    .filter(({name}) => !done.has(name))
    .forEach((declaration) => visit(declaration));
}
