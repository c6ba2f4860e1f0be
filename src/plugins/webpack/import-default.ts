/** The default export of a CommonJS module that may be made from an ES module, as tslib gives it. */
export function __importDefault(module: unknown): unknown {
  const isEsModule =
    typeof module === 'object' && module !== null && '__esModule' in module;
  return isEsModule ? module : {default: module};
}
