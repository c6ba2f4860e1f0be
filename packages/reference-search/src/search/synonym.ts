import {stem} from './tokenize';

const EQUIVALENT_TERMS: readonly (readonly string[])[] = [
  ['nft', 'non fungible token', 'non fungible', 'kip 17', 'kip17', 'kip 37', 'kip37'],
];

/**
 * Terms that developers use, also from the documentation of other APIs, with those of this one: all
 * words of a documented phrase must occur.
 */
const SYNONYMS: readonly (readonly [typed: string[], documented: string[]])[] = [
  // Accounts and tokens
  [['acc', 'wallet'], ['account']],
  [['addr'], ['address']],
  [['native balance', 'ether balance'], ['account']],
  [
    ['portfolio', 'net worth'],
    ['holdings', 'token balances'],
  ],
  [['erc20'], ['kip7', 'kip 7', 'fungible']],
  [['erc721'], ['kip17', 'kip 17', 'nft', 'non fungible token']],
  [['erc1155'], ['kip37', 'kip 37', 'nft', 'non fungible token']],
  [['token metadata'], ['fungible token']],
  [['owner'], ['holder']],
  [['rich list', 'richlist', 'whale'], ['top accounts']],
  [['circulating supply'], ['total supply']],
  [['dex'], ['swap']],
  [['usdt', 'usdc'], ['stablecoin']],
  // Transactions and blocks
  [['tx', 'txn'], ['transaction']],
  [['txs'], ['transactions', 'transaction']],
  [['normal transaction'], ['transaction']],
  [
    ['wallet history', 'transaction history', 'account history', 'wallet activity'],
    ['account transactions'],
  ],
  [['trace'], ['internal transaction']],
  [['calldata'], ['input data']],
  [['selector', 'function selector', 'function signature'], ['method id']],
  [['log', 'event', 'decoded event', 'decoded log'], ['event log']],
  [['newest'], ['latest']],
  [['block height'], ['block number']],
  [['fromblock', 'toblock', 'from block', 'to block'], ['block range']],
  [['miner', 'block producer'], ['proposer']],
  [['confirmation', 'reorg'], ['finality']],
  [['hardfork', 'hard fork', 'network upgrade'], ['fork']],
  [
    ['deployer', 'contract creator'],
    ['contract creation', 'creation code'],
  ],
  [['bytecode'], ['creation code']],
  [['implementation', 'upgradeable'], ['proxy contract']],
  // Amounts
  [['wei'], ['kei']],
  [['gwei'], ['gkei']],
  [['gas fee', 'network fee'], ['transaction fee']],
  [['eip 1559', 'eip1559'], ['base fee']],
  [
    ['gasless', 'sponsor', 'sponsorship', 'paymaster', 'meta transaction'],
    ['fee delegation'],
  ],
  [['bigint', 'precision', 'overflow'], ['large numbers']],
  // Networks
  [['chainid'], ['chain id']],
  [['host', 'hostname', 'api url', 'endpoint url'], ['base url']],
  [
    ['websocket', 'wss', 'json rpc', 'provider', 'full node'],
    ['rpc', 'node'],
  ],
  [['test token', 'test coin', 'testnet token'], ['faucet']],
  [['metamask', 'chainlist'], ['add wallet']],
  // Keys and plans
  [
    ['register', 'registration', 'signup', 'login'],
    ['create account', 'sign up'],
  ],
  [['dashboard', 'generate key'], ['create key']],
  [['rotate', 'revoke', 'regenerate'], ['replace key']],
  [
    ['auth', 'authentication', 'authorization', 'bearer', 'access token', 'api token'],
    ['send key'],
  ],
  [['pricing', 'billing', 'subscription', 'tier'], ['plan']],
  [['free tier', 'free trial', 'trial'], ['free plan']],
  [['compute unit', 'cu', 'request unit'], ['credit']],
  [
    ['quota', 'daily quota'],
    ['limits', 'budget'],
  ],
  [['overage', 'out of credits'], ['budget']],
  [
    ['rate limit', 'ratelimit', 'throttle'],
    ['429', 'limits'],
  ],
  [
    ['rps', 'throughput', 'calls per second', 'requests per second'],
    ['429', 'limits'],
  ],
  [['backoff', 'jitter'], ['retry']],
  [['invalid api key', 'invalid key'], ['401']],
  [['outage', 'downtime'], ['503']],
  // Answers
  [['pagination', 'cursor', 'offset', 'next page'], ['paging']],
  [['page number', 'page size'], ['paging']],
  [['response format', 'response structure', 'wrapper'], ['envelope']],
  [['timezone', 'utc', 'date format', 'iso 8601'], ['time zone']],
  [['null', 'undefined'], ['absent']],
  [['frontend', 'cross origin'], ['browser']],
  // Programs
  [
    ['sdk', 'library', 'client library'],
    ['sdk', 'types'],
  ],
  [['tutorial', 'cookbook', 'snippet', 'example code'], ['recipe']],
  [['quickstart', 'getting started'], ['first request']],
  [['swagger', 'codegen', 'code generator'], ['openapi']],
  [['notification', 'alert', 'monitor', 'listener'], ['watch']],
  [['ai', 'llm', 'mcp', 'gpt', 'chatgpt', 'claude'], ['language model']],
  [['release note', 'breaking change', 'deprecation', 'rss'], ['changelog']],
  // Names of HTTP statuses (RFC 9110, section 15)
  [['error'], ['status']],
  [['bad request'], ['400']],
  [['unauthorized'], ['401']],
  [['forbidden'], ['403']],
  [['not found'], ['404']],
  [['too many requests'], ['429']],
  [['internal server error'], ['500']],
  [['service unavailable'], ['503']],
];

export const MAX_PHRASE_WORDS = 3;

/** The synonyms by the stems of single words. */
const STEMS = SYNONYMS.flatMap(([typed, documented]) =>
  typed.map((word) => [stem(word), documented] as const),
);

/**
 * Returns the synonyms of a lower-case phrase, each split into words. A phrase without any may be the
 * plural of one that has some, or a word another form of one: `paginated` of `pagination`.
 */
export function synonymsOf(phrase: string): string[][] {
  const found = [phrase, phrase.replace(/s$/, '')]
    .map(listedSynonyms)
    .find(({length}) => length > 0);
  return (found ?? synonymsOfForm(phrase)).map((each) => each.split(' '));
}

function listedSynonyms(phrase: string): string[] {
  const equivalents = EQUIVALENT_TERMS.find((each) => each.includes(phrase)) ?? [];
  const others = SYNONYMS.flatMap(([typed, documented]) =>
    typed.includes(phrase) ? documented : [],
  );
  return [...equivalents, ...others].filter((each) => each !== phrase);
}

function synonymsOfForm(word: string): string[] {
  const stemmed = stem(word);
  return stemmed === word
    ? []
    : STEMS.flatMap(([typed, documented]) => (typed === stemmed ? documented : []));
}
