import type {Props} from '@theme/AnswerAdvice';
import type {ReactNode} from 'react';

/** A site that knows more of its API, such as its prices, replaces it. */
export default function AnswerAdvice({children}: Props): ReactNode {
  return children;
}
