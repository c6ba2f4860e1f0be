/*
 * The parts of the Postman Collection Format 2.1 that a collection of this site has
 * (https://schema.getpostman.com/collection/json/v2.1.0/draft-07/docs/index.html). Texts named
 * `description` are Markdown.
 */

export const COLLECTION_SCHEMA =
  'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export interface Collection {
  info: {_postman_id: string; name: string; description: string; schema: string};
  item: (Folder | Item)[];
  auth?: Auth;
  variable: Variable[];
}

export interface Folder {
  id: string;
  name: string;
  description: string;
  item: (Folder | Item)[];
  /** They run for each request of the folder. */
  event?: Script[];
}

/** What Postman runs before it sends a request. */
export interface Script {
  listen: 'prerequest';
  script: {type: 'text/javascript'; exec: string[]};
}

export interface Item {
  id: string;
  name: string;
  request: Request;
  response: SavedResponse[];
}

export interface Request {
  method: string;
  header: Entry[];
  url: Url;
  body?: Body;
  /** Default: that of the collection. */
  auth?: Auth;
  description?: string;
}

export interface Url {
  raw: string;
  protocol?: string;
  host: string[];
  port?: string;
  path: string[];
  query: QueryEntry[];
  /** Values of the segments that start with a colon. */
  variable: Entry[];
}

/** A header, or a parameter of a query, a path or a form. */
export interface Entry {
  key: string;
  value: string;
  disabled?: true;
  description?: string;
}

/** A part of a query: `null` for one without `=`. */
export type QueryEntry = Omit<Entry, 'value'> & {value: string | null};

export type Body =
  | {mode: 'raw'; raw: string; options?: {raw: {language: 'json'}}}
  | {mode: 'urlencoded'; urlencoded: Entry[]}
  | {
      mode: 'formdata';
      formdata: (
        | (Entry & {type: 'text'; contentType?: string})
        | {key: string; type: 'file'; src: null; contentType?: string}
      )[];
    }
  | {mode: 'file'; file: {src: null}};

export interface SavedResponse {
  id: string;
  name: string;
  originalRequest: Request;
  status?: string;
  code?: number;
  _postman_previewlanguage: 'json' | 'text';
  header: Entry[];
  cookie: never[];
  body: string;
}

export type Auth =
  | {type: 'noauth'}
  | {type: 'bearer'; bearer: Variable[]}
  | {type: 'basic'; basic: Variable[]}
  | {type: 'apikey'; apikey: Variable[]};

/** A variable of the collection, or an attribute of credentials. */
export interface Variable {
  key: string;
  value: string;
  type: 'string';
  description?: string;
}
