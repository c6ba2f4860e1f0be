import type {Evidence} from 'docusaurus-openapi-reference/types';

/** What `openapi/etherscan.yaml` describes. Backticks mark code in its texts. */
export interface EtherscanApi {
  /** Base URLs with the names and ids of their networks. */
  readonly servers: readonly {
    readonly url: string;
    readonly description: string;
    readonly 'x-network': string;
  }[];
  readonly actions: readonly EtherscanAction[];
}

export interface EtherscanAction {
  readonly module: string;
  readonly action: string;
  /** The page that shows it, in `docs/etherscan-compatible-api`. */
  readonly page: string;
  readonly summary: string;
  readonly description: string;
  readonly 'x-evidence': Evidence;
  /** What the reader has to watch. */
  readonly notes?: readonly string[];
  /** The lowest plan with the action. */
  readonly 'x-plan'?: string;
  readonly 'x-credits'?: number;
  readonly parameters: readonly EtherscanParameter[];
  readonly result: EtherscanSchema;
  readonly example: {
    /** Values by the names of parameters. Those without a value are not sent. */
    readonly request: Readonly<Record<string, string | number>>;
    readonly result?: unknown;
  };
}

/** A parameter or a field. */
export interface EtherscanPart {
  readonly description: string;
  /** Default: that of the action. */
  readonly 'x-evidence'?: Evidence;
  /** A statement with other evidence. */
  readonly 'x-note'?: {readonly text: string; readonly 'x-evidence'?: Evidence};
}

/** A query parameter, except `module` and `action`. */
export interface EtherscanParameter extends EtherscanPart {
  readonly name: string;
  readonly required: boolean | 'unknown';
  readonly schema: {
    readonly type: 'string' | 'integer';
    readonly enum?: readonly string[];
    readonly default?: number;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly 'x-evidence'?: Evidence;
  };
}

/** A JSON Schema of a result or a field. */
export interface EtherscanSchema extends EtherscanPart {
  /** Missing if it is not known. */
  readonly type?: 'string' | 'boolean' | 'array' | 'object';
  readonly properties?: Readonly<Record<string, EtherscanSchema>>;
  readonly items?: EtherscanItems;
  /** Of the JSON that the text is. */
  readonly contentSchema?: EtherscanItems;
}

export type EtherscanItems = Omit<EtherscanSchema, 'description'>;
