/** Replaces `@docusaurus/useBaseUrl` by a site below `/docs/`. */
export default function useBaseUrl(address: string): string {
  return `/docs${address}`;
}

export function useBaseUrlUtils(): {withBaseUrl: (address: string) => string} {
  return {withBaseUrl: useBaseUrl};
}
