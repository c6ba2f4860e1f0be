/** Replaces `__importDefault` of tslib: the one function that Docusaurus uses. */
export function __importDefault(module: unknown): unknown {
  const isEsModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isEsModule ? module : {default: module};
}
