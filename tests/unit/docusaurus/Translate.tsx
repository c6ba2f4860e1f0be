import {Fragment, isValidElement, type ReactNode} from 'react';

type Values = Record<string, ReactNode>;

/**
 * Replaces Translate of Docusaurus: returns the source text with its values. Without an element among
 * them, the whole is a text, as with Docusaurus.
 */
export default function Translate({
  children,
  values = {},
}: {
  children: string;
  values?: Values;
}): ReactNode {
  const parts = split(children).map((part) => valueOf(part, values) ?? part);
  return parts.some((part) => isValidElement(part))
    ? parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
    : parts.map(String).join('');
}

export function translate(
  {message}: {message: string},
  values: Record<string, string> = {},
): string {
  return split(message)
    .map((part) => valueOf(part, values) ?? part)
    .join('');
}

function split(text: string): string[] {
  return text.split(/(\{\w+\})/);
}

function valueOf<T>(part: string, values: Record<string, T>): T | undefined {
  return part.startsWith('{') ? values[part.slice(1, -1)] : undefined;
}
