/** Replaces `@docusaurus/useBaseUrl` by a site below `/docs/`. */
export default function useBaseUrl(address: string): string {
  return `/docs${address}`;
}
