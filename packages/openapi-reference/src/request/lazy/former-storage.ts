/** Where earlier versions stored credentials, and requests with their bodies. */
const FORMER_KEYS = ['api-key', 'recent-requests'];

/** Removes what an earlier version of the site left in sessionStorage: a tab can outlive a release. */
export function removeFormerValues(): void {
  try {
    FORMER_KEYS.forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage is disabled.
  }
}
