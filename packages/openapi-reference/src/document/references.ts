import {quote, redactUrl} from './document-error';
import type {Repair} from './repair';
import {isRecord, own, targetOf} from './resolve';
import {walkObjects} from './walk';

/** Reports references to other documents. Those in examples and extensions are never followed. */
export function externalReferenceProblems(document: unknown): string[] {
  const problems: string[] = [];
  walkObjects(document, ({$ref}, pointer, position) => {
    if (position === 'keywords' && typeof $ref === 'string' && !$ref.startsWith('#')) {
      const reference = quote(redactUrl($ref));
      problems.push(
        `${pointer}/$ref: the reference ${reference} leads out of the document`,
      );
    }
  });
  return problems;
}

/** Keywords with lists, which cannot be references. Redocly follows references anywhere. */
const LIST_KEYWORDS = [
  'parameters',
  'servers',
  'security',
  'tags',
  'required',
  'allOf',
  'oneOf',
  'anyOf',
];

/**
 * Removes references that cannot be resolved, and keeps what is beside them. Also removes what the
 * validation of the structure passes over or fails on: other values than texts in the places of
 * references and of texts beside them.
 */
export function repairReferences(document: unknown): Repair[] {
  const problems: {holder: Holder; key: string; pointer: string; problem: string}[] = [];
  walkObjects(document, (holder, pointer, position) => {
    const report = (key: string, problem: string): void => {
      problems.push({holder, key, pointer: `${pointer}/${key}`, problem});
    };
    if (position !== 'keywords') {
      return;
    }
    const {$ref, discriminator} = holder;
    if (typeof $ref === 'string') {
      const target = targetOf(document, $ref);
      if ('problem' in target) {
        report('$ref', target.problem);
      }
      for (const key of ['summary', 'description']) {
        if (key in holder && typeof holder[key] !== 'string') {
          report(key, `has a ${key} that is no text`);
        }
      }
    } else if ($ref !== undefined) {
      report('$ref', 'is no text');
    }
    for (const key of pointer === '#/components' ? [] : LIST_KEYWORDS) {
      if (typeof own(holder[key], '$ref') === 'string') {
        report(key, 'is in the place of a list');
      }
    }
    const mapping = own(discriminator, 'mapping');
    if (isRecord(mapping) && !Object.values(mapping).every(isText)) {
      report('discriminator', 'of a discriminator is no text');
    }
  });
  // Afterwards, because a circular reference is only broken while it is circular.
  return problems.map(({holder, key, pointer, problem}) => {
    Reflect.deleteProperty(holder, key);
    return {kind: `a reference ${problem}; it is left out`, pointer};
  });
}

type Holder = Record<string, unknown>;

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
