/** Addresses that may be images of this site. */
export const SITE_IMAGE = /^(?:\/[\w-][\w.-]*)+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
