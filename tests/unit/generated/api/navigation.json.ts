import type {Navigation} from '#reference/pages/navigation';

/** A site without a choice of networks. */
const navigation: Navigation = {networks: [], groups: []};

export default navigation;
