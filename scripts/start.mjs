/** `npm start`: installs, builds and serves the production site on loopback. */
import process from 'node:process';
import { build, install, main, requireNode, say } from './run-steps.mjs';

await main(async () => {
  requireNode();
  const port = Number(process.env.PORT ?? '3000');
  await install();
  const { assertPortFree, serve } = await import('./serve.mjs');
  await assertPortFree(port);
  say('Building the site');
  await build();
  const { address } = await serve({ dir: 'build', port });
  say(`Serving the site at ${address} (Ctrl+C stops it)`);
});
