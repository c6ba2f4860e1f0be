import type {ReactNode} from 'react';

/** Replaces what components use of `@docusaurus/theme-common`. */
export const ThemeClassNames = {common: {codeBlock: 'theme-code-block'}};

export function PageMetadata(): ReactNode {
  return null;
}

/** Sections of the navbar, and a column of the footer. */
export function useThemeConfig(): unknown {
  return {
    navbar: {
      items: [
        {label: 'API', to: '/api'},
        {label: 'Guides', items: [{to: '/faq'}]},
      ],
    },
    footer: {links: [{title: 'Reference', items: [{label: 'Schemas', to: '/schemas'}]}]},
  };
}

export function createStorageSlot(key: string): {
  get: () => string | null;
  set: (value: string) => void;
  del: () => void;
} {
  return {
    get: () => localStorage.getItem(key),
    set: (value) => {
      localStorage.setItem(key, value);
    },
    del: () => {
      localStorage.removeItem(key);
    },
  };
}

/** A DOM without layout has nothing to animate. */
export function prefersReducedMotion(): boolean {
  return true;
}

/** English has two forms. */
export function usePluralForm(): {
  selectMessage: (count: number, forms: string) => string;
} {
  return {
    selectMessage: (count, forms) => {
      const [one = '', other = one] = forms.split('|');
      return count === 1 ? one : other;
    },
  };
}
