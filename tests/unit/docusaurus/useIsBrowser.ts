/** Replaces `@docusaurus/useIsBrowser` after hydration. */
export default function useIsBrowser(): boolean {
  return typeof window !== 'undefined';
}
