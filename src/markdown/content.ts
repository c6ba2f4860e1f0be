import type {RootContent} from 'mdast';
import {type Evidence, isMarked} from '../reference/evidence';
import {followedLevels} from '../reference/levels';
import {type Content, isJsonText} from '../reference/response';
import type {SchemaComponents, SchemaNode} from '../reference/schema';
import {treeSize} from '../reference/tree-size';
import {printEvidence} from './evidence';
import {fieldItems} from './fields';
import {codeBlock, heading, paragraph, type Phrase} from './nodes';
import {printCode, type Printed} from './print';
import {exampleSection, listSection, type Section, summarizedSection} from './section';
import {printType} from './value-facts';

/** Size of the trees up to which a twin shows levels that its page leaves out. */
const MAX_DEEP = 250;

/**
 * Creates the sections of a body: its fields, and its example.
 *
 * @param before What is above the media type.
 * @param title Title of the example.
 * @param where Says where the whole is, if the twin is too long.
 */
export function contentSections(
  content: Content,
  components: SchemaComponents,
  {
    before,
    title,
    evidence,
    fieldsOf,
    where,
  }: {
    before: readonly RootContent[];
    title: string;
    evidence?: Evidence | undefined;
    /** Status of a response above that has the same fields. */
    fieldsOf?: string | undefined;
    where: readonly Phrase[];
  },
): Section[] {
  const mark =
    evidence !== undefined && isMarked(evidence) ? ` (${printEvidence(evidence)})` : '';
  const type = printType(content.node, components);
  const media: Printed = {
    type: 'printed',
    value: `${printCode(content.mediaType)}, ${type}${mark}`,
  };
  return [
    fieldsOf === undefined
      ? fieldsSection([...before, media], content.node, components, evidence, where)
      : summarizedSection(
          [
            ...before,
            media,
            paragraph(`Its fields are those of the response ${fieldsOf}.`),
          ],
          [media],
        ),
    ...(content.example === undefined
      ? []
      : [
          exampleOf(
            heading(4, title),
            content.example,
            content.exampleShortened === true,
            where,
          ),
        ]),
  ];
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
  title: RootContent,
  example: string,
  isShortened: boolean,
  where: readonly Phrase[],
): Section {
  const block = codeBlock(example, isJsonText(example) ? 'json' : undefined);
  return exampleSection(
    [title],
    isShortened
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
