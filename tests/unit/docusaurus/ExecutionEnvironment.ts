/** Tests of components run in a DOM. */
export const canUseDOM = true;

export default {canUseDOM};
