import type {Operation} from '../../operation/operation';
import type {Reference} from '../../pages/reference';
import {isSuccess} from '../../response/response';
import {isJsonMediaType} from '../../vocabulary/media-type';
import {plainText} from '../../text/rich-text';
import {
  dereference,
  type EnumValue,
  readsAsJson,
  type SchemaComponents,
  type SchemaNode,
  type SchemaProperty,
  type SchemaRule,
  type SchemaVariants,
} from '../../schema/schema';
import {titleWithName} from '../../text/shared-title';
import {matches} from '../../value/value-check';
import {typeName, UniqueNames} from './names';
import {
  allOf,
  ANY,
  type Declaration,
  type Field,
  INTEGER_SIZES,
  isInteger,
  type Type,
  unionOf,
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
  /** By operationId and status. Only successful responses in JSON, or a text that holds it, have a type. */
  responses: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * Names the types of all schemas, by their title or, if others have it too, their own name, and of all successful responses in JSON:
 * `GetBlockResponse`, and with its status if an operation has more of them.
 */
export function createTypeNames(
  {components, operations}: Reference,
  names = new UniqueNames(),
): TypeNames {
  const schemas = Object.entries(components).map(
    ([name, {title}]) =>
      [
        name,
        names.take(
          typeName(title.endsWith(titleWithName('', name)) ? name : title) ||
            typeName('Type', name),
        ),
      ] as const,
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

interface TypedResponse {
  status: string;
  node: SchemaNode;
  /** The body is a text, which holds the JSON. */
  isText: boolean;
}

function typedResponses({responses}: Operation): TypedResponse[] {
  return responses.flatMap(({status, contents: [content]}): TypedResponse[] => {
    if (!isSuccess(status) || content === undefined) {
      return [];
    }
    if (isJsonMediaType(content.mediaType)) {
      return [{status, node: content.node, isText: false}];
    }
    const node = nodeInText(content.node);
    return node === undefined ? [] : [{status, node, isText: true}];
  });
}

/** Returns the schema of the JSON that a text holds. */
function nodeInText(node: SchemaNode): SchemaNode | undefined {
  const [mediaType = ''] = rulesOf(node, 'contentMediaType')[0]?.values ?? [];
  return isJsonMediaType(mediaType) ? rulesOf(node, 'contentSchema')[0]?.node : undefined;
}

/**
 * Creates the declarations of all schemas and successful JSON responses. Objects and enums inside them
 * have declarations of their own, named after the path to them.
 */
export function createDeclarations(reference: Reference): Declarations {
  const uniqueNames = new UniqueNames();
  const names = createTypeNames(reference, uniqueNames);
  const creator = new TypeCreator(names.schemas, uniqueNames, reference.components);
  for (const [name, {node}] of Object.entries(reference.components)) {
    creator.declare(names.schemas.get(name) ?? '', node);
  }
  for (const operation of reference.operations) {
    for (const {status, node, isText} of typedResponses(operation)) {
      const name = names.responses.get(operation.id)?.get(status);
      if (name !== undefined) {
        const response = `Response ${status} of ${operation.title}`;
        creator.declare(name, node, `${response}${isText ? ', parsed as JSON' : ''}.`);
      }
    }
  }
  cutCircles(creator.created);
  return creator.created;
}

class TypeCreator {
  readonly created = new Map<string, Declaration>();

  constructor(
    private readonly schemaNames: ReadonlyMap<string, string>,
    private readonly uniqueNames: UniqueNames,
    private readonly components: SchemaComponents,
  ) {}

  /** @param fallback description of a node that has none. */
  declare(name: string, node: SchemaNode, fallback = ''): void {
    // A declaration comes before those of what is inside it.
    const declaration = this.add(name, node, ANY, fallback);
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
    const {name} = this.add(this.uniqueNames.take(place), node, type);
    return {kind: 'name', name};
  }

  private add(
    name: string,
    {description = '', deprecated}: SchemaNode,
    type: Type,
    fallback = '',
  ): Declaration {
    const declaration = {
      name,
      description: plainText(description) || fallback,
      isDeprecated: deprecated === true,
      type,
    };
    this.created.set(name, declaration);
    return declaration;
  }

  private typeOf(node: SchemaNode, place: string): Type {
    const types = node.types ?? [];
    if (node.ref !== undefined) {
      const name = this.schemaNames.get(node.ref);
      return name === undefined
        ? ANY
        : unionOf([{kind: 'name', name}, ...(types.includes('null') ? [NULL] : [])]);
    }
    const own = types.map((type) => this.ofJsonType(type, node, place));
    // A schema has the alternatives of the first keyword itself, and others as rules.
    const choices = [node, ...rulesOf(node, 'allOf').map((rule) => rule.node ?? {})]
      .map(({variants}, index) =>
        this.choiceType(variants, place, index === 0 ? '' : `Choice${index + 1}`),
      )
      .filter(({kind}) => kind !== 'any');
    if (choices.length === 0) {
      return node.enum === undefined || own.some(({kind}) => kind === 'any')
        ? this.ofSeveral(own, place)
        : enumType(node.enum, own, node.isOpen === true);
    }
    const canBeNull =
      types.includes('null') ||
      (types.length === 0 && choices.every((choice) => withoutNull(choice).isNullable));
    const base = own.find(
      (type) => type.kind === 'object' && (type.fields.length > 0 || type.hasMore),
    );
    const bases =
      base === undefined ? [] : [this.nameType(base, typeName(place, 'Base'))];
    return unionOf([
      allOf(
        [...bases, ...choices.map((choice) => withoutNull(choice).type)],
        types.includes('object'),
      ),
      ...(canBeNull ? [NULL] : []),
    ]);
  }

  /** Returns the union of alternatives: any value if there are none, or one of them is any. */
  private choiceType(
    {nodes, chosenBy}: SchemaVariants = {keyword: 'oneOf', nodes: []},
    place: string,
    choice: string,
  ): Type {
    return unionOf(
      nodes.map((variant, index) =>
        this.tagged(
          this.innerType(variant, place, `${choice}Option${index + 1}`),
          variant,
          chosenBy?.property ?? '',
          chosenBy?.values[index] ?? [],
        ),
      ),
    );
  }

  /** Adds the values that choose an alternative, unless its own field allows no others. */
  private tagged(
    type: Type,
    variant: SchemaNode,
    field: string,
    values: readonly string[],
  ): Type {
    const {properties = []} = dereference(variant, this.components);
    const own = properties.find(({name}) => name === field);
    const {enum: allowed, isOpen} = own ? dereference(own.node, this.components) : {};
    const isKnown =
      own?.required === true &&
      allowed !== undefined &&
      isOpen !== true &&
      allowed.every(({value}) => values.includes(value));
    return type.kind !== 'name' || values.length === 0 || isKnown
      ? type
      : {
          kind: 'tagged',
          type,
          field,
          values: values.map((text) => ({text, isString: true, description: ''})),
        };
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
          canBeText: node.canBeText === true,
        };
      case 'array':
        return this.arrayType(node, place);
      case 'object':
        return this.objectType(node, place);
      default:
        return ANY;
    }
  }

  private arrayType(node: SchemaNode, place: string): Type {
    const first = rulesOf(node, 'prefixItems');
    if (first.length === 0) {
      const items =
        node.items === undefined ? ANY : this.innerType(node.items, place, 'Item');
      return {kind: 'array', items};
    }
    const [others] = rulesOf(node, 'items');
    const least = node.constraints?.find(({keyword}) => keyword === 'minItems');
    return {
      kind: 'tuple',
      items: first.map((rule, index) =>
        this.innerType(rule.node ?? {}, place, `Item${index + 1}`),
      ),
      rest:
        others === undefined
          ? ANY
          : others.node && this.innerType(others.node, place, 'Item'),
      required: Number(least?.value ?? 0),
    };
  }

  private objectType(node: SchemaNode, place: string): Type {
    const {properties, additionalProperties, truncated} = node;
    const [{values: names = []} = {}] = rulesOf(node, 'required');
    const rules = rulesOf(node, 'patternProperties');
    const isMap =
      properties === undefined &&
      (rules.length > 0 || additionalProperties !== undefined || truncated === true);
    if (!isMap && names.length === 0) {
      return this.structType(node, [], place);
    }
    const patterns = rules.map(({name = '', node: inner = {}}, index) => ({
      name,
      type: this.innerType(inner, place, `Value${index + 1}`),
    }));
    const others =
      typeof additionalProperties === 'object'
        ? this.innerType(additionalProperties, place, 'Value')
        : ANY;
    const isClosed = rulesOf(node, 'additionalProperties').length > 0;
    const required = names.flatMap((name): Field[] => {
      const found = patterns.find((pattern) => matches(pattern.name, name));
      const type = found?.type ?? (isClosed ? undefined : others);
      return type === undefined
        ? []
        : [{name, type, isRequired: true, isDeprecated: false, description: ''}];
    });
    if (!isMap) {
      return this.structType(node, required, place);
    }
    const types = patterns.map(({type}) => type);
    const values =
      types.length === 0
        ? others
        : additionalProperties === undefined
          ? unionOf(types)
          : ANY;
    return {
      kind: 'map',
      values: unionOf([values, ...required.map(({type}) => type)]),
      required,
    };
  }

  /** @param more Fields that the node requires, and does not list. */
  private structType(node: SchemaNode, more: readonly Field[], place: string): Type {
    const {properties = [], additionalProperties} = node;
    return {
      kind: 'object',
      fields: [...properties.map((property) => this.field(property, place)), ...more],
      hasMore:
        additionalProperties !== undefined ||
        rulesOf(node, 'patternProperties').length > 0,
    };
  }

  private field({name, required, node}: SchemaProperty, place: string): Field {
    return {
      name,
      type: this.innerType(node, place, name),
      // What is only written is not in responses, even if requests require it.
      isRequired: required && node.writeOnly !== true,
      isDeprecated: node.deprecated === true,
      description: plainText(node.description ?? ''),
    };
  }
}

const NULL: Type = {kind: 'null'};
const ARRAY: Type = {kind: 'array', items: ANY};
const MAP: Type = {kind: 'map', values: ANY, required: []};

function rulesOf({rules = []}: SchemaNode, keyword: SchemaRule['keyword']): SchemaRule[] {
  return rules.filter((rule) => rule.keyword === keyword);
}

/** Returns whether a type inside another one has its own declaration. */
function hasOwnName(type: Type): boolean {
  return (
    type.kind === 'object' ||
    type.kind === 'extended' ||
    (type.kind === 'map' && type.required.length > 0) ||
    (type.kind === 'values' && type.values.every(({isString}) => isString))
  );
}

/** Creates the type of an enum: its values, or their types where one of them is none of its types. */
function enumType(
  listed: readonly EnumValue[],
  types: readonly Type[],
  isOpen: boolean,
): Type {
  const kinds = new Set(types.map(({kind}) => kind));
  const options = listed.map((one) => optionOf(one, kinds));
  const others = types.filter(({kind}) => kind !== 'null');
  // Only an open list of texts says more than its type.
  const isUseful = isOpen
    ? others.map(({kind}) => kind).join() === 'string'
    : others.every((type) => type.kind !== 'number' || !type.canBeText);
  if (options.includes(undefined) || !isUseful) {
    return unionOf(types);
  }
  const values = options.flatMap((option) =>
    option?.kind === 'values' ? option.values : [],
  );
  const literals: Type = {
    kind: 'values',
    values: uniqueValues(values),
    of: unionOf(others),
    isOpen,
  };
  const canBeNull = kinds.has('null') || (kinds.size === 0 && options.includes(NULL));
  return unionOf([
    ...(values.length === 0 ? [] : [literals]),
    ...[ARRAY, MAP].filter((structure) => options.includes(structure)),
    ...(canBeNull ? [NULL] : []),
  ]);
}

/** Returns the type of a value of an enum; `undefined` if the types of the enum do not have it. */
function optionOf(
  {value, isText, description}: EnumValue,
  kinds: ReadonlySet<Type['kind']>,
): Type | undefined {
  const isString = isText === true || !readsAsJson(value);
  const text = plainText(description ?? '');
  const one: Type = {
    kind: 'values',
    values: [{text: value, isString, description: text}],
    of: ANY,
    isOpen: false,
  };
  const [option, ...possible] = isString
    ? ([one, 'string'] as const)
    : jsonOptionOf(value, one);
  // Authors list null in an enum whose type does not have it.
  return kinds.size === 0 || option === NULL || possible.some((kind) => kinds.has(kind))
    ? option
    : undefined;
}

/** Returns the type of a value in JSON, and the kinds of types that have it. */
function jsonOptionOf(json: string, one: Type): [Type, ...Type['kind'][]] {
  switch (json.charAt(0)) {
    case 'n':
      return [NULL];
    case 't':
    case 'f':
      return [one, 'boolean'];
    case '[':
      return [ARRAY, 'array', 'tuple'];
    case '{':
      return [MAP, 'object', 'map'];
    default:
      return isInteger(json) ? [one, 'integer', 'number'] : [one, 'number'];
  }
}

function uniqueValues(values: readonly Value[]): Value[] {
  return [
    ...new Map(
      values.map((value) => [`${value.isString} ${value.text}`, value]),
    ).values(),
  ];
}

/** Replaces names by any value where a declaration would only be another name of itself. */
function cutCircles(declarations: Declarations): void {
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
      return allOf(type.parts.map(cut), type.isObject);
    }
    if (type.kind === 'tagged') {
      const inner = cut(type.type);
      return inner.kind === 'any' ? inner : {...type, type: inner};
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
