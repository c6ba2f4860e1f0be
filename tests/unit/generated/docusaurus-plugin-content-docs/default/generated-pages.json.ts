/** Replaces the list of pages that `packages/openapi-reference/src/site/docs` writes during a build. */
export default {hash: 'hash', splitSidebars: [], sidebars: {}};
