/** Addresses with `{value}` in the place of a value, by its kind. */
export type ExplorerPages = Readonly<Record<string, string | undefined>>;

/** The block explorer of a network. */
export interface Explorer {
  network: string;
  url: string;
  /** Addresses of its pages by what they show, with `{value}` in its place (`x-explorer-pages`). */
  pages: ExplorerPages;
}
