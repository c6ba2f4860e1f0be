import Translate, {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import {readableText} from '../../samples/parameter-style';
import type SchemaTree from '../../schema/SchemaTree';
import NamedExamples from '../../example/NamedExamples';
import {type Parameter, valuesText} from '../parameter';
import {dereference, type SchemaComponents, type SchemaNode} from '../../schema/schema';
import styles from './styles.module.css';

/** What a parameter has beside a value of one line: how it is sent, further examples, its fields. */
export default function ParameterDetails({
  parameter,
  components,
  anchor,
  Tree,
}: {
  parameter: Parameter;
  components: SchemaComponents;
  anchor: string;
  /** Not imported, because the code of the page has it. */
  Tree: typeof SchemaTree;
}): ReactNode {
  const {deprecated, style, example, examples, placeholder, node} = parameter;
  const texts = noteTexts(parameter);
  const sentences = parameterNotes(parameter).map((note) => texts[note]);
  const notes: ReactNode[] = [
    deprecated && (
      <Translate id="reference.parameter.deprecated">
        Deprecated: do not use it in new programs.
      </Translate>
    ),
    sentences.join(' '),
    style !== undefined && example.length > 0 && (
      <Translate
        id="reference.parameter.sent"
        values={{text: <code>{readableText(parameter, example)}</code>}}
      >
        {'Sent as {text}'}
      </Translate>
    ),
    placeholder && (
      <Translate
        id="reference.parameter.placeholder"
        values={{value: <code>{valuesText(placeholder)}</code>}}
      >
        {
          'The description has no example. The code samples have {value}, which is made up: replace it.'
        }
      </Translate>
    ),
  ];
  return (
    <>
      {notes.map((note, index) =>
        note ? (
          <p key={index} className={styles.note}>
            {note}
          </p>
        ) : null,
      )}
      {examples && <NamedExamples examples={examples} />}
      {hasFields(node, components) ? (
        <div className={styles.fields}>
          <Tree node={node} components={components} owner={anchor} />
        </div>
      ) : null}
    </>
  );
}

type ParameterNote = keyof ReturnType<typeof noteTexts>;

/** What a reader has to know to write a parameter by hand. */
function noteTexts({name, mediaType = ''}: Parameter) {
  return {
    commas: translate({
      id: 'reference.parameter.commas',
      message: 'Commas separate the parts of the value.',
    }),
    alternating: translate({
      id: 'reference.parameter.alternating',
      message: 'The name of each field precedes its value.',
    }),
    equals: translate({
      id: 'reference.parameter.equals',
      message: 'An equals sign is between the name of a field and its value.',
    }),
    dot: translate({id: 'reference.parameter.dot', message: 'A dot precedes the value.'}),
    semicolon: translate({
      id: 'reference.parameter.semicolon',
      message: 'A semicolon and the name precede the value.',
    }),
    fields: translate({
      id: 'reference.parameter.fields',
      message: 'Each part of the value is a parameter of its own.',
    }),
    spaces: translate({
      id: 'reference.parameter.spaces',
      message: 'Spaces separate the parts of the value, encoded as %20.',
    }),
    bars: translate({
      id: 'reference.parameter.bars',
      message: 'Vertical bars separate the parts of the value.',
    }),
    brackets: translate(
      {
        id: 'reference.parameter.brackets',
        message: 'Each field is a parameter, with its name in brackets: {name}[field].',
      },
      {name},
    ),
    notEncoded: translate({
      id: 'reference.parameter.notEncoded',
      message: 'The value is not percent-encoded.',
    }),
    querystring: translate({
      id: 'reference.parameter.querystring',
      message: 'The value is the whole query of the address.',
    }),
    content: translate(
      {
        id: 'reference.parameter.content',
        message: 'The value is text of the media type {mediaType}.',
      },
      {mediaType},
    ),
    allowReserved: translate({
      id: 'reference.parameter.allowReserved',
      message: 'Reserved characters such as / and : are sent as they are, not encoded.',
    }),
    allowEmptyValue: translate({
      id: 'reference.parameter.allowEmptyValue',
      message: 'It can be sent without a value.',
    }),
  };
}

function parameterNotes(parameter: Parameter): ParameterNote[] {
  const notes: (ParameterNote | false | undefined)[] = [
    parameter.in === 'querystring' && 'querystring',
    parameter.mediaType !== undefined && 'content',
    ...styleNotes(parameter),
    parameter.allowReserved && 'allowReserved',
    parameter.allowEmptyValue && 'allowEmptyValue',
  ];
  return notes.filter((note) => note !== undefined && note !== false);
}

function styleNotes({style, explode, isObject, node}: Parameter): ParameterNote[] {
  const isOfParts =
    isObject === true || node.items !== undefined || node.ref !== undefined;
  const commas: ParameterNote[] = explode || !isOfParts ? [] : ['commas'];
  const parts: ParameterNote[] = isObject === true && !explode ? ['alternating'] : [];
  switch (style) {
    case undefined:
      return [];
    case 'simple':
      return isObject === true && explode ? ['commas', 'equals'] : ['commas', ...parts];
    case 'label':
      return ['dot', ...commas, ...parts];
    case 'matrix':
      return ['semicolon', ...commas, ...parts];
    case 'cookie':
      return ['notEncoded'];
    case 'form':
      return explode ? ['fields'] : ['commas', ...parts];
    case 'spaceDelimited':
      return explode ? ['fields'] : ['spaces', ...parts];
    case 'pipeDelimited':
      return explode ? ['fields'] : ['bars', ...parts];
    case 'deepObject':
      return ['brackets'];
  }
}

/** Returns whether a value has fields, alternatives or rules to list below the parameter. */
function hasFields(node: SchemaNode, components: SchemaComponents): boolean {
  const {properties, additionalProperties, variants, items, rules} = dereference(
    node,
    components,
  );
  return (
    properties !== undefined ||
    typeof additionalProperties === 'object' ||
    variants !== undefined ||
    rules !== undefined ||
    // An array of itself has no fields.
    (items !== undefined && items.ref !== node.ref && hasFields(items, components))
  );
}
