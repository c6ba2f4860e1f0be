/** Replaces `@docusaurus/useDocusaurusContext` by the context of an English site at the root of a host. */
export default function useDocusaurusContext(): unknown {
  return {
    siteConfig: {
      url: 'https://docs.test',
      baseUrl: '/',
      themeConfig: {
        assistant: {label: 'Ask', url: 'https://assistant.example/?q=Read+{address}'},
      },
    },
    i18n: {currentLocale: 'en'},
  };
}
