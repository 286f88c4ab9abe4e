/**
 * Replaces Docusaurus's entry: runs the modules of the application in several tasks, so that a tap
 * or a scroll on a slow phone is answered in between.
 */
export {};

/** Resolves in a task of its own. A timer would wait for 4 ms, and longer in the background. */
const waitForNextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

void (async () => {
  // `eager` keeps them in the chunk of the application.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await waitForNextTask();
  const { default: preload } = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload.js'
  );
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js');
  await waitForNextTask();
  // Docusaurus's entry does this as well, and handles what is missing.
  await preload(location.pathname).catch(() => undefined);
  await waitForNextTask();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
})();
