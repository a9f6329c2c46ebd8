import { Worker } from 'node:worker_threads';

/**
 * A thread of its own for a file of this project, from sources or built. Node does not put loaders before the first file of
 * a thread, so a source file is fetched by a line of script.
 */
export function startThread(entry: URL, workerData?: unknown): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, { workerData });
  const file = JSON.stringify(entry.href);
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(script, { eval: true, execArgv: ['--conditions=@cantina/source'], workerData });
}
