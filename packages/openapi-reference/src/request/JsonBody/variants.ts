import {typeLabel} from '../../schema/schema-label';
import {
  componentNamed,
  dereference,
  type SchemaComponents,
  type SchemaNode,
} from '../../schema/schema';
import type {JsonValue} from './json-tree';

/** The property whose value says which variant an object is. */
export interface Discriminator {
  name: string;
  /** The values that name each variant, in the order of the variants. */
  values: readonly (readonly string[])[];
  /** Every variant requires the property. */
  isRequired: boolean;
}

/** Alternatives with the property that a `discriminator` names. */
type ChosenVariants = NonNullable<SchemaNode['variants']> & {
  chosenBy?: {property: string; values: string[][]};
};

/** An alternative of a schema, as its button shows it. */
interface Variant {
  title: string;
  node: SchemaNode;
  /** Values of properties that an example of it needs. */
  fixed: ReadonlyMap<string, string>;
}

/** Returns the discriminator, or else the property that every variant restricts to one own value. */
export function discriminatorOf(
  {variants}: SchemaNode,
  components: SchemaComponents,
): Discriminator | undefined {
  if (variants === undefined || variants.nodes.length < 2) {
    return undefined;
  }
  const {chosenBy}: ChosenVariants = variants;
  const nodes = variants.nodes.map((node) => dereference(node, components));
  const found =
    chosenBy === undefined
      ? singleValueProperty(nodes, components)
      : {name: chosenBy.property, values: chosenBy.values};
  return (
    found && {...found, isRequired: nodes.every((node) => requires(node, found.name))}
  );
}

function singleValueProperty(
  nodes: readonly SchemaNode[],
  components: SchemaComponents,
): {name: string; values: string[][]} | undefined {
  const onlyValue = ({properties}: SchemaNode, name: string): string | undefined => {
    const {node = {}} = properties?.find((property) => property.name === name) ?? {};
    const [only, ...others] = dereference(node, components).enum ?? [];
    return others.length === 0 ? only?.value : undefined;
  };
  for (const {name} of nodes[0]?.properties ?? []) {
    const values = nodes.flatMap((node) => onlyValue(node, name) ?? []);
    if (values.length === nodes.length && new Set(values).size === values.length) {
      return {name, values: values.map((one) => [one])};
    }
  }
  return undefined;
}

function requires({properties = []}: SchemaNode, name: string): boolean {
  return properties.some((property) => property.name === name && property.required);
}

/** Returns the index of the variant that the discriminator of an object names. */
export function namedVariant(
  discriminator: Discriminator | undefined,
  value: JsonValue,
): number | undefined {
  const {name, values = []} = discriminator ?? {};
  const member = value.members.find((one) => one.name === name)?.value;
  const index = values.findIndex((ofVariant) => ofVariant.includes(member?.text ?? ''));
  return member === undefined || index < 0 ? undefined : index;
}

export function variantsOf(node: SchemaNode, components: SchemaComponents): Variant[] {
  const discriminator = discriminatorOf(node, components);
  return (node.variants?.nodes ?? []).map((variant, index) => {
    const value = discriminator?.values[index]?.[0];
    const title = componentNamed(variant.ref ?? '', components)?.title;
    return {
      title: title ?? value ?? typeLabel(variant, components),
      node: variant,
      fixed: new Map(
        discriminator === undefined || value === undefined
          ? []
          : [[discriminator.name, value]],
      ),
    };
  });
}
