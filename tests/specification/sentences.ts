/**
 * The sentences of the product specification by id: the number of the section, and the place in it.
 * Some have a reason why only a unit test can prove them.
 */
export const SENTENCES = {
  'S0.1': {
    section: 'Introduction',
    text: 'The product is a documentation website for a blockchain data API (the Kaia network).',
  },
  'S0.2': {
    section: 'Introduction',
    text: 'It is aimed at developers who want to call that API.',
  },
  'S0.3': {
    section: 'Introduction',
    text: 'This document covers the whole product: its pages, the search behaviour, the display preferences, the plan tiers, the constants and the error messages.',
  },
  'S1.1': {
    section: '1. What the product does and for whom',
    text: 'It is a read-only documentation and developer portal.',
  },
  'S1.2': {
    section: '1. What the product does and for whom',
    text: 'It has no accounts and no business logic of its own.',
  },
  'S1.3': {
    section: '1. What the product does and for whom',
    text: 'Visitors read pages.',
  },
  'S1.4': {
    section: '1. What the product does and for whom',
    text: 'Topics covered: account creation, creating an API key, endpoint credits, an FAQ, plans, an Etherscan-compatible API, smart contract verification guides (Foundry and Hardhat), an API reference page per endpoint, and schema pages for response and data types.',
  },
  'S1.5': {
    section: '1. What the product does and for whom',
    text: 'The API reference is generated from a remote OpenAPI description, and its location is not shown.',
  },
  'S1.6': {
    section: '1. What the product does and for whom',
    text: 'Pages are grouped by tag in the sidebar.',
  },
  'S1.7': {
    section: '1. What the product does and for whom',
    text: 'Each reference page shows a send-request button.',
  },
  'S1.8': {
    section: '1. What the product does and for whom',
    text: 'Code samples are offered in four languages: curl, python (requests), go, and nodejs (axios).',
  },
  'S1.9': {
    section: '1. What the product does and for whom',
    text: 'The site title is an API documentation title.',
  },
  'S1.10': {
    section: '1. What the product does and for whom',
    text: 'The tagline says it is the documentation for the blockchain explorer API.',
  },
  'S1.11': {
    section: '1. What the product does and for whom',
    text: 'There is one locale: en, direction ltr.',
  },
  'S1.12': {
    section: '1. What the product does and for whom',
    text: 'The blog is disabled.',
  },
  'S1.13': {
    section: '1. What the product does and for whom',
    text: 'Site version is 0.0.0.',
  },
  'S1.14': {
    section: '1. What the product does and for whom',
    text: 'The docs generator version is 3.5.2.',
  },
  'S1.15': {
    section: '1. What the product does and for whom',
    text: 'The footer shows a copyright for the year 2025.',
  },
  'S1.16': {
    section: '1. What the product does and for whom',
    text: 'The logo is 180 by 30.',
  },
  'S1.17': {
    section: '1. What the product does and for whom',
    text: 'Broken links fail the build.',
  },
  'S1.18': {
    section: '1. What the product does and for whom',
    text: 'The behaviour of the documented API itself is not shown.',
  },
  'S2.1': {
    section: '2. Screens and routes',
    text: 'All routes are exact-match static documentation pages in one docs layout with a docs sidebar.',
  },
  'S2.2': {
    section: '2. Screens and routes',
    text: 'The site is served from the root, with no base path and no trailing slash.',
  },
  'S2.3': {
    section: '2. Screens and routes',
    text: 'A catch-all route shows a not-found page.',
  },
  'S2.4': {
    section: '2. Screens and routes',
    text: 'A path ending in /index.html is normalised by dropping that suffix.',
  },
  'S2.5': {section: '2. General pages', text: '/: docs home'},
  'S2.6': {section: '2. General pages', text: '/account-creation: account creation'},
  'S2.7': {section: '2. General pages', text: '/create-api-key: API key creation guide'},
  'S2.8': {
    section: '2. General pages',
    text: '/endpoint-credit: endpoint credit information',
  },
  'S2.9': {section: '2. General pages', text: '/faq: FAQ'},
  'S2.10': {section: '2. General pages', text: '/plans: plans overview'},
  'S2.11': {section: '2. General pages', text: '/api: API reference index'},
  'S2.12': {section: '2. General pages', text: '/schemas: schema index'},
  'S2.13': {
    section: '2. Plan pages',
    text: '/plans/FREE, /plans/STARTER, /plans/PRO, /plans/PRO PLUS and /plans/ENTERPRISE.',
  },
  'S2.14': {
    section: '2. Plan pages',
    text: '/plans/FREE/Endpoints lists the endpoint pages available to the FREE plan.',
  },
  'S2.15': {
    section: '2. Plan pages',
    text: 'Most of the API operations are repeated under /plans/FREE/Endpoints/... .',
  },
  'S2.16': {
    section: '2. Plan pages',
    text: '/plans/PRO PLUS/Endpoints lists only three endpoint pages: get-account-internal-transactions, get-swap-transaction and get-transactions.',
  },
  'S2.17': {
    section: '2. Etherscan-compatible pages',
    text: '/etherscan-compatible-api, with these subpages under it: /Accounts, /blocks, /Contracts, /Stats, /Token, /Transaction.',
  },
  'S2.18': {
    section: '2. Smart contract verification',
    text: '/smart-contract-verification/foundry-verify',
  },
  'S2.19': {
    section: '2. Smart contract verification',
    text: '/smart-contract-verification/hardhat-verify',
  },
  'S2.20': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'The groups and their sub-groups are:',
  },
  'S2.21': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Account: sub-groups EventLog, InternalTransaction, Key, NFT, Token, Transaction, Transfer. The content covers the account, NFT inventories, NFT balances (including KIP-17 and KIP-37), fungible token balances and details, fee-paid transactions and token transfers.',
  },
  'S2.22': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Block: sub-groups InternalTransaction and Transaction. The content covers a block, burns, rewards, the list of blocks, the latest block, and the latest burns and rewards.',
  },
  'S2.23': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Contract: sub-group Utils. The content covers a contract, contracts, creation code, source code and ABI.',
  },
  'S2.24': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Home: holder count, price, top 100 accounts.',
  },
  'S2.25': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'NFT: sub-groups Inventory and Transfer. The content covers holders, inventory details, an item, a token item, a token, inventories, refresh item and transfers.',
  },
  'S2.26': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Stablecoin: daily active address count, daily total holder count, daily total supply amount, daily transaction volume, daily transfer count, and top accounts.',
  },
  'S2.27': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Swap: swap transaction.',
  },
  'S2.28': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Token: sub-group Transfer. The content covers burns, fungible token, holders and transfers.',
  },
  'S2.29': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Transaction: sub-groups EventLog, InternalTransaction and Transfer. The content covers event logs, a transaction, input data, receipt status, status, the list, internal transactions, and fungible and non-fungible token transfers.',
  },
  'S2.30': {
    section: '2. Endpoint reference pages: /api/{Group}/...',
    text: 'Example operation page names: get-account, get-block, get-blocks, get-latest-block, get-contract, get-contracts, get-transaction, get-transactions, get-fungible-token, get-non-fungible-token, get-nft-item, refresh-nft-item, get-swap-transaction, get-kaia-price, get-kaia-holder-count, get-top-100-kaia-accounts, get-top-stable-coin-accounts, get-account-internal-transactions.',
  },
  'S2.31': {
    section: '2. Schema pages: /schemas/{name}',
    text: 'About 70 pages document response and data types.',
  },
  'S2.32': {
    section: '2. Schema pages: /schemas/{name}',
    text: 'Examples: accountview, account key, blockview, block list view, transactionview, tokenview, nftview, holder, input data, unit, transaction status, scopepaging, and the paged \*listview types.',
  },
  'S2.33': {
    section: '2. Schema pages: /schemas/{name}',
    text: 'Also named: block burn, block reward, committee, event log, kaia summary and price, swap transaction detail, and the token balance, burn, detail, holder and transfer lists.',
  },
  'S2.34': {
    section: '2. Schema pages: /schemas/{name}',
    text: 'Their fields are not shown.',
  },
  'S2.35': {
    section: '2. Search',
    text: 'The navbar, on its right side, has a search box backed by a local full-text index.',
  },
  'S2.36': {section: '2. Search', text: 'Only docs are indexed, not pages or the blog.'},
  'S2.37': {section: '2. Search', text: 'Typing opens a results panel.'},
  'S2.38': {
    section: '2. Search',
    text: "Choosing a result navigates to that section's route (page path plus optional anchor) and highlights the matched terms in the page's article area.",
  },
  'S2.39': {section: '2. Search', text: 'The search page query parameter is q.'},
  'S2.40': {
    section: '2. Search',
    text: 'The placeholder, clear, cancel and submit texts are shown.',
  },
  'S2.41': {section: '2. Search', text: "The empty result text is 'No results found.'."},
  'S2.42': {
    section: '2. Search',
    text: 'Default autocomplete labels: Clear, Cancel, Search, Submit.',
  },
  'S2.43': {
    section: '2. Navigation behaviour',
    text: 'A route change scrolls to the hash anchor, or to the top if there is none.',
  },
  'S2.44': {
    section: '2. Navigation behaviour',
    text: 'A loading bar appears only after a 200 ms delay.',
  },
  'S2.45': {
    section: '2. Navigation behaviour',
    text: 'Route assets are prefetched, except on 2g or data-saver connections.',
  },
  'S2.46': {
    section: '2. Navigation behaviour',
    text: 'If route loading fails, the page reloads.',
  },
  'S2.47': {
    section: '2. Navigation behaviour',
    text: 'A skip-to-main-content link exists.',
  },
  'S2.48': {
    section: '2. Navigation behaviour',
    text: 'The navbar has a dark/light colour toggle and dropdown menus.',
  },
  'S2.49': {
    section: '2. Navigation behaviour',
    text: 'It can hide on scroll down and reappear on scroll up, near the top, or when an anchor target is on the page.',
  },
  'S2.50': {
    section: '2. Navigation behaviour',
    text: 'The mobile navbar sidebar shows on narrow screens (desktop breakpoint 996 px) with a back-to-main-menu button.',
  },
  'S2.51': {
    section: '2. Navigation behaviour',
    text: 'A language dropdown links to the same page, keeping query and hash, in each configured locale.',
  },
  'S2.52': {
    section: '2. Navigation behaviour',
    text: 'A docs version dropdown links to the equivalent doc in each version.',
  },
  'S2.53': {
    section: '2. Navigation behaviour',
    text: 'Other navbar item types: plain link, doc link, sidebar link, version link, raw HTML.',
  },
  'S2.54': {
    section: '2. Navigation behaviour',
    text: 'The footer shows either link columns or a flat row of links, plus a logo and a copyright line.',
  },
  'S2.55': {
    section: '2. Navigation behaviour',
    text: 'Table of contents covers heading levels 2 to 3.',
  },
  'S2.56': {
    section: '2. Navigation behaviour',
    text: 'Sidebar categories collapse automatically, and the sidebar cannot be hidden.',
  },
  'S3.1': {
    section: '3. Entities and their fields',
    text: "The fields of the API's response entities are not shown.",
  },
  'S3.2': {
    section: '3. Entities and their fields',
    text: 'Only their names appear (see the schema pages above).',
  },
  'S3.3': {
    section: '3. Entities and their fields',
    text: 'Search document: id, title, content, tags, sidebarParentCategories, sectionRoute (path with optional # anchor), sectionTitle, pageTitle, type (docs, blog or other).',
  },
  'S3.4': {
    section: '3. Entities and their fields',
    text: 'Search hit: document, score, terms.',
  },
  'S3.5': {
    section: '3. Entities and their fields',
    text: 'Per-locale search index file: documents (list) and index (serialized).',
  },
  'S3.6': {
    section: '3. Entities and their fields',
    text: 'Navbar item: type, label, position (left or right, default right), to or href, dropdown items.',
  },
  'S3.7': {
    section: '3. Entities and their fields',
    text: 'Footer: style, links (columns with title and items, or flat), logo (src, srcDark, alt, href, width, height), copyright.',
  },
  'S3.8': {section: '3. Entities and their fields', text: 'Announcement bar: id.'},
  'S3.9': {section: '3. Entities and their fields', text: 'Tag entry: label.'},
  'S4.1': {section: '4. States and transitions', text: 'Colour mode: light or dark.'},
  'S4.2': {section: '4. States and transitions', text: 'Default dark.'},
  'S4.3': {section: '4. States and transitions', text: 'The user may switch.'},
  'S4.4': {
    section: '4. States and transitions',
    text: 'It is initialised from the stored preference, then the default mode, then the system preference.',
  },
  'S4.5': {
    section: '4. States and transitions',
    text: 'It is persisted unless disabled and synced across tabs.',
  },
  'S4.6': {
    section: '4. States and transitions',
    text: 'Search index per tag and locale: not loaded, then loading (callers queue), then ready.',
  },
  'S4.7': {
    section: '4. States and transitions',
    text: 'Search panel status: idle, loading, stalled (after 300 ms of waiting).',
  },
  'S4.8': {
    section: '4. States and transitions',
    text: 'The panel is open or closed, and one item can be active.',
  },
  'S4.9': {
    section: '4. States and transitions',
    text: 'Keys: ArrowDown and ArrowUp move the active item, Escape closes the panel or clears the query, Enter selects, Tab closes.',
  },
  'S4.10': {
    section: '4. States and transitions',
    text: 'Ctrl or Meta with Enter opens in a new tab.',
  },
  'S4.11': {
    section: '4. States and transitions',
    text: 'Shift with Enter opens in a new window.',
  },
  'S4.12': {
    section: '4. States and transitions',
    text: 'Announcement bar: shown until dismissed.',
  },
  'S4.13': {
    section: '4. States and transitions',
    text: "The dismissal is stored and reset when the bar's id changes.",
  },
  'S4.14': {
    section: '4. States and transitions',
    text: 'Mobile sidebar: open or closed.',
  },
  'S4.15': {
    section: '4. States and transitions',
    text: 'It closes when the window becomes desktop-size or on back navigation.',
  },
  'S4.16': {
    section: '4. States and transitions',
    text: 'A mobile dropdown collapses or expands and opens automatically when one of its items is active.',
  },
  'S4.17': {
    section: '4. States and transitions',
    text: 'Collapsible sections: collapsed or expanded, with a height animation.',
  },
  'S4.18': {
    section: '4. States and transitions',
    text: 'The duration is computed from content height, or 1 ms if reduced motion is preferred.',
  },
  'S4.19': {
    section: '4. States and transitions',
    text: 'The chosen docs version is persisted in local storage.',
  },
  'S5.1': {
    section: '5. Validation rules',
    text: 'Search input maximum length: 512 characters.',
  },
  'S5.2': {
    section: '5. Validation rules',
    text: 'Queries are split on whitespace and hyphens.',
  },
  'S5.3': {
    section: '5. Validation rules',
    text: 'Each term is searched both exactly and as a trailing-wildcard prefix.',
  },
  'S5.4': {
    section: '5. Validation rules',
    text: "Query syntax: a field prefix must be a known field, otherwise the error is 'unrecognised field' with the possible fields listed.",
  },
  'S5.5': {
    section: '5. Validation rules',
    text: 'A + prefix means required and - means prohibited.',
  },
  'S5.6': {
    section: '5. Validation rules',
    text: 'A term after a presence operator or a field is required.',
  },
  'S5.7': {
    section: '5. Validation rules',
    text: 'Edit distance (~) and boost (^) must be numeric.',
  },
  'S5.8': {section: '5. Validation rules', text: 'Terms are lowercased.'},
  'S5.9': {section: '5. Validation rules', text: 'A wildcard term skips stemming.'},
  'S5.10': {
    section: '5. Validation rules',
    text: 'The panel placement setting must be one of start, end, full-width, input-wrapper-width, otherwise an error is raised.',
  },
  'S5.11': {
    section: '5. Validation rules',
    text: 'A docs-sidebar navbar item whose sidebar has nothing to link to raises an error.',
  },
  'S5.12': {
    section: '5. Validation rules',
    text: "A navbar item type with no matching component raises 'No NavbarItem component found for type'.",
  },
  'S6.1': {
    section: '6. Roles and permissions',
    text: 'There are no user roles and no sign-in.',
  },
  'S6.2': {
    section: '6. Roles and permissions',
    text: 'Plan tiers are named: FREE, STARTER, PRO, PRO PLUS, ENTERPRISE.',
  },
  'S6.3': {
    section: '6. Roles and permissions',
    text: 'The permissions and limits of each tier are not shown.',
  },
  'S6.4': {section: '6. Roles and permissions', text: 'FREE lists most endpoints.'},
  'S6.5': {
    section: '6. Roles and permissions',
    text: 'PRO PLUS lists only get-account-internal-transactions, get-swap-transaction and get-transactions.',
  },
  'S7.1': {
    section: '7. The calls it makes',
    text: 'GET {baseUrl}search-index-{tag}.json, once per contextual search tag (the default tag and any docs version tags, for the current locale).',
  },
  'S7.2': {
    section: '7. The calls it makes',
    text: 'The response fields read are documents and index.',
  },
  'S7.3': {
    section: '7. The calls it makes',
    text: 'If the call fails or is not ok, an empty index is used.',
  },
  'S7.4': {
    section: '7. The calls it makes',
    text: 'At build time: a GET of the remote OpenAPI specification document.',
  },
  'S7.5': {section: '7. The calls it makes', text: 'The host is not shown.'},
  'S7.6': {
    section: '7. The calls it makes',
    text: "The documented endpoints' methods, paths, parameters and payloads are not shown.",
  },
  'S7.7': {
    section: '7. The calls it makes',
    text: 'The reference pages describe reads of accounts, blocks, contracts, NFTs, tokens, transactions and stablecoin statistics.',
  },
  'S7.8': {
    section: '7. The calls it makes',
    text: 'The operation refresh-nft-item refreshes an NFT token URI.',
  },
  'S7.9': {
    section: '7. The calls it makes',
    text: 'Request and response shapes are not shown.',
  },
  'S7.10': {
    section: '7. The calls it makes',
    text: 'The generated pages let a reader send requests to the API.',
  },
  'S7.11': {section: '7. The calls it makes', text: 'Those endpoints are not shown.'},
  'S8.1': {
    section: '8. The error catalogue',
    text: "'This page crashed' with a 'Try again' button: a page render failure.",
  },
  'S8.2': {
    section: '8. The error catalogue',
    text: "The error page title is 'Page Error'.",
  },
  'S8.3': {
    section: '8. The error catalogue',
    text: 'Route preload failure: the page reloads.',
  },
  'S8.4': {
    section: '8. The error catalogue',
    text: 'Wrong base URL: a banner saying the site did not load properly.',
  },
  'S8.5': {
    section: '8. The error catalogue',
    text: 'Page chunk load failure: a retry button with the load error text.',
  },
  'S8.6': {section: '8. The error catalogue', text: 'Unknown route: the not-found page.'},
  'S8.7': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'expected either a field or a term'.",
  },
  'S8.8': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'unrecognised presence operator'.",
    reason: 'No query reaches it: lunr reads nothing but + and - as a presence operator.',
  },
  'S8.9': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'expecting term or field, found nothing'.",
  },
  'S8.10': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'expecting term, found nothing'.",
  },
  'S8.11': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'Unexpected lexeme type'.",
    reason: "No query reaches it: lunr's parser knows every type that its lexer gives.",
  },
  'S8.12': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'edit distance must be numeric'.",
  },
  'S8.13': {
    section: '8. The error catalogue',
    text: "Search parse errors: 'boost must be numeric'.",
  },
  'S8.14': {
    section: '8. The error catalogue',
    text: 'A missing search index is treated as an empty result.',
  },
  'S8.15': {
    section: '8. The error catalogue',
    text: "No results shows 'No results found.'.",
  },
  'S8.16': {
    section: '8. The error catalogue',
    text: 'Browser storage unavailable: a one-time console warning, and storage calls do nothing.',
  },
  'S8.17': {
    section: '8. The error catalogue',
    text: 'Storage read, write or delete failures are logged to the console.',
  },
  'S8.18': {
    section: '8. The error catalogue',
    text: 'A plural-rules failure: a console error and an English fallback.',
  },
  'S8.19': {
    section: '8. The error catalogue',
    text: 'A navbar item that fails to render: an error naming its configuration.',
  },
  'S8.20': {
    section: '8. The error catalogue',
    text: 'Unknown doc or sidebar ids: lookup errors.',
  },
  'S8.21': {
    section: '8. The error catalogue',
    text: 'Hooks used outside their provider: an error naming the provider.',
  },
  'S9.1': {
    section: '9. Business constants and limits',
    text: 'Search: maximum 8 results.',
  },
  'S9.2': {
    section: '9. Business constants and limits',
    text: 'Boosts: title 5, content 1, tags 3, parent categories 2.',
  },
  'S9.3': {section: '9. Business constants and limits', text: 'Ranking b 0.75, k1 1.2.'},
  'S9.4': {
    section: '9. Business constants and limits',
    text: 'Sidebar parent categories indexed 0.',
  },
  'S9.5': {
    section: '9. Business constants and limits',
    text: 'Results from all indices are merged, sorted by score and cut to the maximum.',
  },
  'S9.6': {
    section: '9. Business constants and limits',
    text: 'Autocomplete stall threshold 300 ms.',
  },
  'S9.7': {
    section: '9. Business constants and limits',
    text: 'Input maximum length 512.',
  },
  'S9.8': {
    section: '9. Business constants and limits',
    text: 'Loading bar delay 200 ms.',
  },
  'S9.9': {section: '9. Business constants and limits', text: 'Resize debounce 20 ms.'},
  'S9.10': {
    section: '9. Business constants and limits',
    text: 'Desktop breakpoint 996 px.',
  },
  'S9.11': {
    section: '9. Business constants and limits',
    text: 'Storage is localStorage.',
  },
  'S9.12': {
    section: '9. Business constants and limits',
    text: 'Key names: theme, docusaurus.announcement.dismiss, docusaurus.announcement.id.',
  },
  'S9.13': {
    section: '9. Business constants and limits',
    text: 'Theme mode values: light and dark.',
  },
  'S9.14': {
    section: '9. Business constants and limits',
    text: 'Table of contents levels 2 to 3.',
  },
  'S9.15': {section: '9. Business constants and limits', text: 'Logo 180 by 30.'},
  'S9.16': {section: '9. Business constants and limits', text: 'Copyright year 2025.'},
  'S9.17': {
    section: '9. Business constants and limits',
    text: 'The top 100 accounts endpoint carries 100 in its name.',
  },
  'S9.18': {
    section: '9. Business constants and limits',
    text: 'Plan limits and credit amounts are not shown.',
  },
} as const satisfies Record<string, Sentence>;

export type SentenceId = keyof typeof SENTENCES;

export interface Sentence {
  section: string;
  text: string;
  /** Why it is proved by a unit test alone. */
  reason?: string;
}
