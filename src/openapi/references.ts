import type {DocumentProblem} from './document-error';
import {quote, redactUrl} from './document-error';
import type {Repair} from './repair';
import {targetOf} from './resolve';
import {walkObjects} from './walk';

/** Reports references to other documents. Those in examples and extensions are never followed. */
export function externalReferenceProblems(document: unknown): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  walkObjects(document, ({$ref}, pointer, isData) => {
    if (!isData && typeof $ref === 'string' && !$ref.startsWith('#')) {
      problems.push({
        pointer: `${pointer}/$ref`,
        text: `the reference ${quote(redactUrl($ref))} leads out of the document`,
      });
    }
  });
  return problems;
}

/** Removes references that cannot be resolved, and keeps what is beside them. */
export function removeBrokenReferences(document: unknown): Repair[] {
  const broken: {holder: Record<string, unknown>; pointer: string; problem: string}[] =
    [];
  walkObjects(document, (holder, pointer, isData) => {
    const {$ref} = holder;
    if (!isData && typeof $ref === 'string') {
      const target = targetOf(document, $ref);
      if ('problem' in target) {
        broken.push({holder, pointer: `${pointer}/$ref`, problem: target.problem});
      }
    }
  });
  // Afterwards, because a circular reference is only broken while it is circular.
  return broken.map(({holder, pointer, problem}) => {
    delete holder['$ref'];
    return {kind: `a reference ${problem}; it is left out`, pointer};
  });
}
