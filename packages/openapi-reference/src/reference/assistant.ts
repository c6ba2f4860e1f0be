/** What a site adds to `themeConfig`. */
export interface AssistantConfig {
  /** The link of each page to an assistant, beside "Copy page". Default: none. */
  readonly assistant?: {
    /** Its text: `Open in ChatGPT`. */
    readonly label: string;
    /** Its address, with `{prompt}` for what the reader asks: `https://chatgpt.com/?q={prompt}`. */
    readonly url: string;
  };
}
