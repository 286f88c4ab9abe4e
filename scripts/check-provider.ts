/** `npm run check:provider`: whether `provider.config.ts` is complete and in order. */
import { loadProvider, ProviderError } from '../config/provider';

loadProvider().catch((error: unknown) => {
  if (!(error instanceof ProviderError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
