/** Prefix of the ids in the estimator, which is a React root of its own. */
export const ID_PREFIX = 'estimate';
