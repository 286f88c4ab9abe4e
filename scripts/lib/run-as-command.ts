/**
 * Runs a script as a command. Scripts import this module before their others: an error of the facts
 * or of the provider file that those throw while they load is then printed as its lines alone,
 * without Node's report of a crash.
 */

const isCommand = /[\\/]scripts[\\/][\w-]+\.ts$/.test(process.argv[1] ?? '');
if (isCommand) {
  process.once('uncaughtException', (error) => {
    console.error(['FactsError', 'ProviderError'].includes(error.name) ? error.message : error);
    process.exit(1);
  });
  // `npm run check:facts | head`: a reader that has enough closes the pipe. That is no failure.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
}

/**
 * Runs a script's main function if Node was started with that script: tests and other scripts also
 * import it. An error becomes its message and exit code 1.
 * @param script its path in the repository, such as `scripts/check-guides.ts`
 * @param main takes what follows on the command line
 */
export function runAsCommand(script: string, main: (args: string[]) => void | Promise<void>): void {
  const [, started = '', ...args] = process.argv;
  if (started.replaceAll('\\', '/').endsWith(`/${script}`)) void runMain(() => main(args));
}

async function runMain(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
