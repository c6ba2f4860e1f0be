import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ConstraintKeyword} from '../../../vocabulary/constraint';

export type RareConstraint = Exclude<
  ConstraintKeyword,
  'minimum' | 'maximum' | 'pattern' | 'minItems'
>;

export default function RareConstraintName({
  keyword,
}: {
  keyword: RareConstraint;
}): ReactNode {
  const names: Record<RareConstraint, string> = {
    exclusiveMinimum: translate({
      id: 'reference.exclusiveMinimum',
      message: 'Greater than',
    }),
    exclusiveMaximum: translate({id: 'reference.exclusiveMaximum', message: 'Less than'}),
    multipleOf: translate({id: 'reference.multipleOf', message: 'Multiple of'}),
    minLength: translate({id: 'reference.minLength', message: 'Minimum length'}),
    maxLength: translate({id: 'reference.maxLength', message: 'Maximum length'}),
    maxItems: translate({id: 'reference.maxItems', message: 'Maximum items'}),
    uniqueItems: translate({id: 'reference.uniqueItems', message: 'Unique items'}),
    minProperties: translate({
      id: 'reference.minProperties',
      message: 'Minimum properties',
    }),
    maxProperties: translate({
      id: 'reference.maxProperties',
      message: 'Maximum properties',
    }),
  };
  return names[keyword];
}
