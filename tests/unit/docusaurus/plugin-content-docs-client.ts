import type {PropSidebars} from '@docusaurus/plugin-content-docs';

/* Replaces `@docusaurus/plugin-content-docs/client` by one docs plugin with one version. */

export function useDocsContextualSearchTags(): string[] {
  return ['docs-default-current'];
}

export function useDoc(): {metadata: {permalink: string; editUrl: string}} {
  const editUrl = 'https://github.com/example/docs/blob/HEAD/openapi.yaml';
  return {metadata: {permalink: window.location.pathname, editUrl}};
}

export function useDocsVersion(): {docsSidebars: PropSidebars} {
  return {
    docsSidebars: {
      docs: [
        ['FAQ', '/faq'],
        ['Get Account', '/api/Account/get-account'],
        ['Get Block', '/api/Block/get-block'],
        ['PRO PLUS plan', '/plans/PRO%20PLUS'],
      ].map(([label = '', href = '']) => ({type: 'link', label, href})),
    },
  };
}
