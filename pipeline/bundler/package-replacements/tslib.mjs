/**
 * The one helper of `tslib` that the site's packages call. It implements TypeScript's
 * `esModuleInterop`.
 * @param {{ __esModule?: boolean } | undefined} module
 */
export const __importDefault = (module) =>
  module && module.__esModule ? module : { default: module };
