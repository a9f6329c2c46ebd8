import { Worker } from 'node:worker_threads';

/** Node does not put loaders before the first file of a thread, so a source file is fetched by a line of script. */
export function startWorker(entry: URL): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry);
  const file = JSON.stringify(entry.href);
  const script = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(script, { eval: true, execArgv: ['--conditions=@cantina/source'] });
}
