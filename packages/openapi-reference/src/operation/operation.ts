import type {Evidence} from '../text/evidence';
import type {Extensible} from '../vocabulary/extensible';
import type {Response} from '../response/response';
import type {CodeSample, OtherSample} from '../samples/code-sample';
import type {RequestParts} from '../samples/sample-request';
import type {RichText} from '../text/rich-text';
import type {Expression} from '../response/runtime-expression';

export interface Operation extends RequestParts {
  id: string;
  slug: string;
  /** Its first tag: `Account` or `Account/EventLog`. */
  tag: string;
  /** Its other tags. Undefined if there are none. */
  otherTags?: string[];
  title: string;
  description: RichText;
  /** First sentence of the description. */
  summary: string;
  deprecated: boolean;
  /** How the path is known. */
  evidence?: Evidence;
  /** `x-first-request`: shown on the home page. */
  isFirstRequest: boolean;
  /** The API sends this request, and its credentials to the receiver: it has no servers and samples. */
  isWebhook?: true;
  /** The servers that the document names for a webhook or callback itself. */
  receivers?: Receiver[];
  /** The requests that the API sends because of this one. Undefined if there are none. */
  callbacks?: Callback[];
  /** The operation that this is a callback of. */
  callbackOf?: {title: string; route: string; address: Expression};
  /** `x-new`: no overlay updates the operation. */
  isNew?: true;
  /** Those that the site names. Undefined if the document has none. */
  extensions?: Extensible;
  /** `x-checked`: when the service last answered as described, by network. */
  checked?: Checked[];
  /** The servers are not those of the document. */
  hasOwnServers?: true;
  responses: Response[];
  samples: CodeSample[];
  /** Undefined if the document has none. */
  otherSamples?: OtherSample[];
}

/** A server that may receive a webhook or callback. */
export interface Receiver {
  url: string;
  description: RichText;
}

export interface Callback {
  name: string;
  title: string;
  route: string;
  method: string;
  /** Where the API sends it. */
  address: Expression;
}

export interface Checked {
  /** Short name of a server. */
  network: string;
  /** `2026-11-21`, in UTC. */
  date: string;
}
