/**
 * `npm start`: installs, builds and serves the production site on loopback. Steps that are up to
 * date are skipped.
 */
import process from 'node:process';
import { isUpToDate } from './lib/build-inputs.mjs';
import { assertNodeVersion, BUILD, install, main, print, run } from './lib/run-steps.mjs';

await main(async () => {
  assertNodeVersion();
  const port = Number(process.env.PORT ?? '3000');
  await install();
  const { assertPortFree, serve } = await import('./serve.mjs');
  await assertPortFree(port);
  if (isUpToDate('build')) print('The site is built already, and no file has changed since');
  else {
    print('Building the site');
    await run(BUILD);
  }
  const { address } = await serve({ dir: 'build', port });
  print(`Serving the site at ${address} (Ctrl+C stops it)`);
});
