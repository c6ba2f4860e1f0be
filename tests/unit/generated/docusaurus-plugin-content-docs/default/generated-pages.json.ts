/** Replaces the list of pages that `src/plugins/docs` writes during a build. */
export default {hash: 'hash', splitSidebars: [], sidebars: {}};
