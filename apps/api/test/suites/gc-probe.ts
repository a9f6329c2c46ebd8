/** Loaded into the server by `--import`: tells how much memory it has when all that is garbage is gone. */
process.on('message', (question) => {
  if (question !== 'rss') return;
  // Twice: what the first finds may hold on to more.
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
