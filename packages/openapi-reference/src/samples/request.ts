import type {CredentialPart} from '../security/credential';
import type {CredentialMeaning} from '../vocabulary/credential-kind';

export type Pair = readonly [name: string, value: string];

/** A text, or an environment variable that has it. */
export type SampleValue = string | CredentialPart;

/** What authenticates a request, and where the request carries it. */
export type SampleCredential =
  | {
      readonly kind: 'header' | 'query' | 'cookie';
      readonly name: string;
      /** Text before the value: `Bearer `. */
      readonly prefix: string;
      readonly value: SampleValue;
    }
  | {
      readonly kind: 'basic';
      readonly user: SampleValue;
      readonly password: SampleValue;
    };

/** A part of a multipart body: a text, or the contents of a file. */
export type SamplePart = {
  readonly name: string;
  /** Texts without a media type are plain. */
  readonly mediaType?: string;
  readonly headers: readonly Pair[];
} & (
  | {readonly value: string; readonly fileName?: undefined}
  | {readonly fileName: string; readonly mediaType: string}
);

/** What a request sends. Clients add the media type of forms, with a boundary between their parts. */
export type SampleBody =
  | {readonly kind: 'text'; readonly mediaType: string; readonly text: string}
  /** `application/x-www-form-urlencoded`, not encoded. */
  | {readonly kind: 'form'; readonly fields: readonly Pair[]}
  | {
      readonly kind: 'multipart';
      readonly parts: readonly SamplePart[];
      /** The media type without a boundary, if it is another one than `multipart/form-data`. */
      readonly otherType?: string;
    }
  | {readonly kind: 'file'; readonly mediaType: string; readonly fileName: string};

/** Returns the media type without a boundary of a body of parts that is no form. */
export function otherTypeOf(body: SampleBody | undefined): string | undefined {
  return body?.kind === 'multipart' ? body.otherType : undefined;
}

/** An HTTP request, independent of the language. */
export interface SampleRequest {
  readonly method: string;
  /**
   * Server URL and path with encoded path parameters. Has a query only of parameters that clients would
   * encode in another way than they are declared.
   */
  readonly url: string;
  /** Not percent-encoded. */
  readonly query: readonly Pair[];
  /** Header parameters, in addition to those of `credentials`, `accept` and `body`. */
  readonly headers?: readonly Pair[];
  /** Encoded as they are sent. */
  readonly cookies?: readonly Pair[];
  readonly credentials: readonly SampleCredential[];
  readonly accept: string;
  readonly body?: SampleBody;
  /** What a reader has to replace before the request can be sent. */
  readonly notes?: readonly string[];
}

/** The parts of the value follow each other. */
export interface SampleHeader {
  readonly name: string;
  readonly value: readonly SampleValue[];
}

/** A language of the samples: all that there is to know of it. */
export interface SampleLanguage {
  readonly id: string;
  readonly label: string;
  /** The values of `lang` in `x-codeSamples` that mean it, in lower case. */
  readonly names: readonly string[];
  /** Its name in Prism. */
  readonly prism: string;
  /** Adds its grammar to Prism, which is a global variable. */
  readonly loadGrammar: () => void;
  readonly print: (request: SampleRequest) => string;
}

export const timeoutSeconds = 30;

/** Length of the lines of a comment. */
const COMMENT_WIDTH = 60;

/**
 * Returns the notes of a request as comments. They have only characters that mean nothing in a terminal:
 * an interactive zsh runs a line that begins with `#`.
 */
export function commentLines({notes = []}: SampleRequest, mark: '#' | '//'): string[] {
  return notes.flatMap((note) =>
    wrap(note.match(/[\p{L}\p{N}.,:_/-]+/gu) ?? [], COMMENT_WIDTH - mark.length - 1).map(
      (line) => `${mark} ${line}`,
    ),
  );
}

/** Joins words to lines of a length, which only longer words exceed. */
export function wrap(words: readonly string[], length: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || line.length > length) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = line;
    }
  }
  return lines;
}

/** Returns the value of the header `Cookie`, without credentials. */
export function cookieText({cookies = []}: SampleRequest): string {
  return cookies.map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Returns the cookies of a request without credentials in cookies, whose header would have them too. */
export function ownCookies({cookies = [], credentials}: SampleRequest): readonly Pair[] {
  return credentials.some(({kind}) => kind === 'cookie') ? [] : cookies;
}

/** Returns the headers to set, those with credentials first, without that of basic authentication. */
export function headersOf(request: SampleRequest): SampleHeader[] {
  const {credentials, accept, headers = [], body} = request;
  const plain = (name: string, text: string): SampleHeader => ({name, value: [text]});
  const found = credentials.flatMap((credential): SampleHeader[] =>
    credential.kind === 'header'
      ? [{name: credential.name, value: [credential.prefix, credential.value]}]
      : [],
  );
  const cookies = credentials.flatMap((credential): (readonly SampleValue[])[] =>
    credential.kind === 'cookie' ? [[`${credential.name}=`, credential.value]] : [],
  );
  if (cookies.length > 0) {
    cookies.push(...(request.cookies ?? []).map((cookie) => [cookie.join('=')]));
    found.push({
      name: 'Cookie',
      value: cookies.flatMap((cookie, index) =>
        index === 0 ? cookie : ['; ', ...cookie],
      ),
    });
  }
  // All clients accept anything by default.
  if (accept !== '*/*') {
    found.push(plain('Accept', accept));
  }
  found.push(...headers.map(([name, value]) => plain(name, value)));
  if (body && 'mediaType' in body) {
    found.push(plain('Content-Type', body.mediaType));
  }
  return found.map(({name, value}) => ({name, value: inOneLine(joinTexts(value))}));
}

/** A header is one line, without control characters, nor spaces around it: clients and servers refuse others. */
function inOneLine(value: readonly SampleValue[]): SampleValue[] {
  return value.map((part, index) => {
    if (typeof part !== 'string') {
      return part;
    }
    const text = part.replace(/\p{Cc}+/gu, ' ');
    const start = index === 0 ? text.trimStart() : text;
    return index === value.length - 1 ? start.trimEnd() : start;
  });
}

/** Returns whether a header has other characters than those of ASCII, which not all clients send as UTF-8. */
export function isEncoded({value}: SampleHeader): boolean {
  return value.some((part) => typeof part === 'string' && /[^\0-~]/.test(part));
}

/** Returns the query, with the credentials that it carries at its end. */
export function queryOf({
  query,
  credentials,
}: SampleRequest): (readonly [name: string, value: SampleValue])[] {
  const keys = credentials.flatMap((credential) =>
    credential.kind === 'query' ? [[credential.name, credential.value] as const] : [],
  );
  return [...query, ...keys];
}

/** Returns the user and the password of basic authentication, of which a request has at most one. */
export function usersOf({credentials}: SampleRequest) {
  return credentials.filter((credential) => credential.kind === 'basic');
}

/** Returns the environment variables of a request, in the order of its credentials. */
export function variablesOf({credentials}: SampleRequest): CredentialPart[] {
  const values = credentials.flatMap((credential) =>
    credential.kind === 'basic'
      ? [credential.user, credential.password]
      : [credential.value],
  );
  const variables = values.filter((value) => typeof value !== 'string');
  return Array.from(new Map(variables.map((part) => [part.variable, part])).values());
}

/** Local variables of a program by the environment variables that they have the values of. */
export type LocalNames = ReadonlyMap<string, string>;

export function localNames(request: SampleRequest): LocalNames {
  const counts = new Map<string, number>();
  return new Map(
    variablesOf(request).map(({variable, meaning}) => {
      const count = (counts.get(meaning) ?? 0) + 1;
      counts.set(meaning, count);
      return [variable, count === 1 ? meaning : `${meaning}${count}`];
    }),
  );
}

const MEANINGS: Readonly<Record<CredentialMeaning, string>> = {
  key: 'your API key',
  token: 'an access token',
  user: 'your user name',
  password: 'your password',
  credentials: 'your credentials',
};

/** Says what an environment variable has to be set to. */
export function meaningOf({meaning}: CredentialPart): string {
  return MEANINGS[meaning];
}

/** Returns the header that names a part. Encodes what would end a name, like browsers do. */
export function dispositionOf({name, fileName}: SamplePart): string {
  const encode = (text: string) =>
    text.replace(/["\r\n]/g, (found) => encodeURIComponent(found));
  return [
    'form-data',
    `name="${encode(name)}"`,
    ...(fileName === undefined ? [] : [`filename="${encode(fileName)}"`]),
  ].join('; ');
}

/** Joins texts that follow each other. */
function joinTexts(values: readonly SampleValue[]): SampleValue[] {
  const joined: SampleValue[] = [];
  for (const value of values) {
    const last = joined.at(-1);
    if (typeof value === 'string' && typeof last === 'string') {
      joined[joined.length - 1] = last + value;
    } else if (value !== '') {
      joined.push(value);
    }
  }
  return joined.length === 0 ? [''] : joined;
}
