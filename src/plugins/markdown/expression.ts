import type {Expression, Pattern, PrivateIdentifier, Property} from 'estree';

/** Values of the names that an expression may use. */
export type Scope = Readonly<Record<string, unknown>>;

/**
 * Evaluates the expression of a property: literals, arrays, objects, and names of a scope with their
 * properties, such as `recipe.programs`. It runs no code.
 *
 * @throws Error if the expression contains anything else, or a name that the scope does not have.
 */
export function evaluate(
  expression: Expression | Pattern | PrivateIdentifier,
  scope: Scope,
): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'Identifier':
      return propertyOf(scope, expression.name);
    case 'MemberExpression': {
      const {object, property, computed} = expression;
      if (object.type === 'Super') {
        break;
      }
      const name = computed ? evaluate(property, scope) : nameOf(property, scope);
      return propertyOf(evaluate(object, scope), String(name));
    }
    case 'ArrayExpression':
      return expression.elements.map((element) => {
        if (element === null || element.type === 'SpreadElement') {
          throw new Error('An array in a property can have values only.');
        }
        return evaluate(element, scope);
      });
    case 'ObjectExpression':
      return Object.assign(
        {},
        ...expression.properties.map((property) =>
          property.type === 'SpreadElement'
            ? evaluate(property.argument, scope)
            : entryOf(property, scope),
        ),
      ) as unknown;
  }
  throw new Error(
    `An expression of the type ${expression.type} is not evaluated: write a literal, or the name of imported data.`,
  );
}

function entryOf({key, value, computed}: Property, scope: Scope): object {
  const name = computed ? evaluate(key, scope) : nameOf(key, scope);
  return {[String(name)]: evaluate(value, scope)};
}

/** Returns the name of a property: an identifier is not a variable here. */
function nameOf(key: Expression | PrivateIdentifier, scope: Scope): unknown {
  return key.type === 'Identifier' ? key.name : evaluate(key, scope);
}

function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) {
    throw new Error(`"${name}" is not imported, or the data does not have it.`);
  }
  return (value as Scope)[name];
}
