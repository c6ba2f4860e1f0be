import type {ReferenceIndex} from '../../pages/reference-index';

interface NamedReference {
  readonly docs: {readonly id: string};
  /** Which the site gives it. */
  readonly label?: string;
  readonly index: Pick<ReferenceIndex, 'title' | 'version'>;
}

/** From the shortest name on. */
const NAMINGS: readonly ((reference: NamedReference) => string)[] = [
  ({index: {title}}) => title,
  ({index: {title, version}}) => `${title} ${version}`,
];

/**
 * Gives references of a site the names by which readers tell them apart: those that the site gives, or the titles of
 * the documents, with their versions or else their ids where titles are equal. A single one needs no name.
 */
export function withLabels<Named extends NamedReference>(
  references: readonly Named[],
): (Omit<Named, 'label'> & {readonly label?: string})[] {
  return references.map(({label: given, ...reference}) => {
    if (references.length === 1) {
      return reference;
    }
    const {docs, index} = reference;
    const naming = NAMINGS.find((nameOf) =>
      references.every(
        (other) =>
          other.docs.id === docs.id ||
          (other.label ?? nameOf(other)) !== nameOf({docs, index}),
      ),
    );
    const label = given ?? naming?.({docs, index}) ?? `${index.title} (${docs.id})`;
    return {...reference, label};
  });
}
