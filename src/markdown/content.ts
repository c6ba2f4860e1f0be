import type {RootContent} from 'mdast';
import {type Evidence, isMarked} from '../reference/evidence';
import {followedLevels} from '../reference/levels';
import {groupContents} from '../reference/content-group';
import {fieldEncoding} from '../reference/form';
import {type Content, exampleLabel, isJsonText} from '../reference/response';
import {
  dereference,
  descriptionOf,
  type SchemaComponents,
  type SchemaNode,
} from '../reference/schema';
import {treeSize} from '../reference/tree-size';
import {printEvidence} from './evidence';
import {fieldItems} from './fields';
import {code, codeBlock, heading, paragraph, type Phrase} from './nodes';
import {printCode, type Printed, printedList} from './print';
import {richText} from './rich-text';
import {
  exampleSection,
  listSection,
  type Section,
  summarizedSection,
  wholeSection,
} from './section';
import {printType} from './value-facts';

/** Size of the trees up to which a twin shows levels that its page leaves out. */
const MAX_DEEP = 250;

/**
 * Creates the sections of a body: its fields, and its examples, by media type.
 *
 * @param before What is above the media types.
 * @param title Title of the examples.
 * @param where Says where the whole is, if the twin is too long.
 */
export function contentSections(
  contents: readonly Content[],
  components: SchemaComponents,
  {
    before,
    title,
    note,
    evidence,
    fieldsOf,
    where,
  }: {
    before: readonly RootContent[];
    title: string;
    /** What the first example has below its title. */
    note?: string | undefined;
    evidence?: Evidence | undefined;
    /** Status of a response above that has the same fields. */
    fieldsOf?: string | undefined;
    where: readonly Phrase[];
  },
): Section[] {
  const mark =
    evidence !== undefined && isMarked(evidence) ? ` (${printEvidence(evidence)})` : '';
  const isSeveral = contents.length > 1;
  return groupContents(contents, '').flatMap(({node, contents: alike}, index) => {
    const types = alike.map(({mediaType}) => printCode(mediaType)).join(', ');
    const media: Printed = {
      type: 'printed',
      value: `${types}, ${printType(node, components)}${mark}`,
    };
    const start = [...(index === 0 ? before : []), media, ...alike.flatMap(fileNote)];
    return [
      fieldsOf === undefined
        ? fieldsSection(
            [...start, ...wholeDescription(node, components)],
            node,
            components,
            evidence,
            where,
          )
        : summarizedSection(
            [
              ...start,
              ...richText(node.ref === undefined ? '' : (node.description ?? '')),
              paragraph(`Its fields are those of the response ${fieldsOf}.`),
            ],
            [media],
          ),
      ...alike.flatMap((content) => [
        ...encodingSections(content),
        ...exampleSections(
          content,
          isSeveral ? `${title} (${content.mediaType})` : title,
          where,
          note,
        ),
      ]),
    ];
  });
}

/** Prints the description of a named schema; that of another one is among its fields. */
function wholeDescription(node: SchemaNode, components: SchemaComponents): RootContent[] {
  const whole = dereference(node, components);
  const items = whole.items && dereference(whole.items, components);
  return node.ref === undefined ? [] : richText(descriptionOf(whole, items));
}

function fileNote({file}: Content): RootContent[] {
  if (file === undefined) {
    return [];
  }
  return [
    paragraph(file === 'binary' ? 'A binary file.' : `A file, encoded as ${file}.`),
  ];
}

/** Says how the fields of a form are sent, where that is not as plain texts. */
function encodingSections({form = []}: Content): Section[] {
  const items = form.flatMap((field) => {
    const parts = fieldEncoding(field).map(
      ({term, values}) => `${TERMS[term]} ${values.map(printCode).join(', ')}`,
    );
    return parts.length === 0 ? [] : [`${printCode(field.name)}: ${parts.join('; ')}`];
  });
  return items.length === 0
    ? []
    : [wholeSection(paragraph('How the fields are sent:'), printedList(items))];
}

const TERMS = {
  mediaTypes: 'as',
  headers: 'with the header',
  style: 'in the style',
} as const;

function exampleSections(
  {examples}: Content,
  title: string,
  where: readonly Phrase[],
  note: string | undefined,
): Section[] {
  return examples.flatMap((example, index) => {
    const label = exampleLabel(example);
    const names = label === undefined ? title : `${title}: ${label}`;
    const head = [
      heading(4, names),
      ...(index === 0 && note !== undefined ? [paragraph(note)] : []),
      ...richText(example.description ?? ''),
    ];
    const link =
      example.url === undefined ? [] : [paragraph('It is at ', code(example.url))];
    return example.text === undefined
      ? [wholeSection(...head, ...link)]
      : [exampleOf([...head, ...link], example.text, example.truncated === true, where)];
  });
}

/** Creates the section with the fields of a schema. */
export function fieldsSection(
  before: readonly RootContent[],
  node: SchemaNode,
  components: SchemaComponents,
  evidence: Evidence | undefined,
  where: readonly Phrase[],
): Section {
  const [most, ...fewer] = levelsOf(node, components).map(
    (levels) => () => fieldItems(node, components, levels, evidence),
  );
  return listSection(before, [most ?? (() => []), ...fewer], where);
}

/** Creates the section of an example, with a sentence if it omits parts of its schema. */
export function exampleOf(
  before: readonly RootContent[],
  example: string,
  truncated: boolean,
  where: readonly Phrase[],
): Section {
  const block = codeBlock(example, isJsonText(example) ? 'json' : undefined);
  return exampleSection(
    before,
    truncated
      ? [block, paragraph('The example is shortened: the whole would be too long.')]
      : [block],
    where,
  );
}

/** Returns numbers of levels to show, most first: more than the page if they fit, as the page, none. */
function levelsOf(node: SchemaNode, components: SchemaComponents): number[] {
  const {levels: shown = Infinity} = node;
  const deep =
    shown === Infinity
      ? shown
      : followedLevels(
          (levels) => treeSize(node, components, levels, MAX_DEEP) <= MAX_DEEP,
        );
  return [...new Set([Math.max(deep, shown), shown, Math.min(shown, 0)])];
}
