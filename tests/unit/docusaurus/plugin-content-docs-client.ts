/* Replaces `@docusaurus/plugin-content-docs/client` by one docs plugin with one version. */

export function useDocsContextualSearchTags(): string[] {
  return ['docs-default-current'];
}

export function useDoc(): {metadata: {permalink: string; editUrl: string}} {
  const editUrl = 'https://github.com/example/docs/blob/HEAD/openapi.yaml';
  return {metadata: {permalink: window.location.pathname, editUrl}};
}
