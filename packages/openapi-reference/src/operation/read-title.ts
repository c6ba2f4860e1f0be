import {plainText, shortenTo} from '../text/rich-text';
import type {FoundOperation} from '../document/document-operations';
import {textExtension} from '../text/read-extension';

/** Longest title, in characters. A longer summary is a text. */
const MAX_TITLE = 80;

/** Shortest part of a sentence that a title can be. */
const MIN_CLAUSE = 24;

/** Words that are not written as they are spelled in an operationId. */
const SPELLINGS = new Map(
  'AI API APIs ACL ACLs CDN CPU CSV DM DNS HTML HTTP HTTPS ID IDs IP IPs IPv4 IPv6 JSON JWT MFA NFS NFT NFTs OAuth OAuth2 PDF SAML SDK SKU SKUs SMS SQL SSH SSL SSO TLS UI URI URIs URL URLs UUID VM VMs VPC VPCs XML'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

/**
 * Returns the title of an operation: `x-displayName`, its summary, or else words made from its operationId or the
 * name of the webhook.
 *
 * @param id The name of its page.
 */
export function operationTitle(
  {operation, method, path, isWebhook, callback}: FoundOperation,
  id: string,
): string {
  const summary = plainText(
    textExtension(operation, 'x-displayName') ?? operation.summary ?? '',
  );
  if (summary !== '') {
    return titleOf(summary);
  }
  const operationId = operation.operationId?.trim() ?? '';
  if (operationId !== '') {
    return titleOf(humanise(operationId));
  }
  return titleOf(
    isWebhook ? humanise(callback?.name ?? path) || id : `${method} ${path}`,
  );
}

/** Returns a text as it is, or if it is too long its first sentence or the start of it. */
function titleOf(text: string): string {
  if (text.length <= MAX_TITLE) {
    return text;
  }
  const sentence = /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text;
  const plain = sentence.replace(/\.$/, '');
  if (plain.length <= MAX_TITLE) {
    return plain;
  }
  const clause = plain.slice(0, MAX_TITLE + 1).replace(/(?:[,;:]\s|\s[(–—-]).*?$/su, '');
  return clause.length >= MIN_CLAUSE && clause.length <= MAX_TITLE
    ? clause
    : shortenTo(MAX_TITLE, plain);
}

/** `create_message`, `createMessage` -> `Create message`. What is no identifier stays as it is. */
export function humanise(name: string): string {
  if (!/^[\p{L}\p{M}\p{N}._:/#-]+$/u.test(name)) {
    return plainText(name);
  }
  const hasLowerCase = /\p{Ll}/u.test(name);
  const words = name
    // Before the capital letters are split: `OAuth2`, `IPv4`, `URLs`.
    .split(/(OAuth\d?|IPv[46]|\p{Lu}{2,}s(?!\p{Ll}))|[._:/#-]+/u)
    .flatMap((part: string | undefined) =>
      part === undefined || SPELLINGS.has(part.toLowerCase())
        ? [part ?? '']
        : part.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u),
    )
    .filter((word) => word !== '')
    .map((word) => SPELLINGS.get(word.toLowerCase()) ?? lowered(word, hasLowerCase));
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Keeps abbreviations, which are in capitals, unless all words are. */
function lowered(word: string, hasLowerCase: boolean): string {
  const isAbbreviation = hasLowerCase && /^\p{Lu}[\p{Lu}\d]+$/u.test(word);
  return isAbbreviation && !/^V\d+$/.test(word) ? word : word.toLowerCase();
}
