/*
 * Why: programs do not notice spaces, and nobody notices hashes.
 */
import {createHash} from 'node:crypto';
import {parse, stringify} from 'lossless-json';
import {withoutHashes} from './addresses';

export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

export function jsonLines(text: string): string[] {
  return (stringify(parse(text), undefined, 1) ?? '').split('\n');
}

/** Returns a line for each directive, without the hashes of scripts and styles. */
export function policyLines(policy: string): string[] {
  return withoutHashes(policy)
    .split(';')
    .map((directive) => directive.trim());
}

/** Puts in front of each header the paths that it is for, in the formats of Netlify and of nginx. */
export function headerLines(text: string): string[] {
  let place = '';
  return text.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) {
      place = line;
    }
    const lines = line.includes('Content-Security-Policy') ? policyLines(line) : [line];
    return lines.map((part) => (part === place ? part : `${place} ${part.trim()}`));
  });
}

/** Returns a line for each rule. A class of a CSS module ends with four characters of a hash. */
export function styleLines(text: string): string[] {
  return withoutHashes(text)
    .replace(/(?<=[.\s:,][a-zA-Z][\w-]*)(?<!_)_(?:[\w-]|\\.){4}(?![\w-])/g, '')
    .split(/(?<=\})/);
}
