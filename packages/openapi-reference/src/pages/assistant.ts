/** What a site adds to `themeConfig`. */
export interface AssistantConfig {
  /** The link of each page to an assistant, beside "Copy page". Default: none. */
  readonly assistant?: {
    /** Its text: `Open in ChatGPT`. */
    readonly label: string;
    /** Its address, with `{address}` for that of the Markdown: `https://chatgpt.com/?q=Read+{address}`. */
    readonly url: string;
  };
}
