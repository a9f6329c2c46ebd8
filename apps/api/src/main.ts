/** The server: `PORT` and `HOST` say where; it ends on SIGINT and SIGTERM. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Matches } from './matches/matches.ts';
import { serve } from './serve.ts';

/** However stubborn a connection is, this long after the signal we are gone. */
const PATIENCE_MS = 1000;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** For tests: every match is dealt from this secret, so that it can be repeated. */
  FIXED_SECRET: z.string().min(1).optional(),
});

const web = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  const { PORT, HOST, FIXED_SECRET } = environment.parse(process.env);
  const report = (error: unknown) => {
    console.error(error);
  };
  const matches = FIXED_SECRET === undefined ? new Matches(report) : new Matches(report, () => FIXED_SECRET);
  const served = await serve({ port: PORT, host: HOST, web, report, matches });
  console.log(`Listening on ${served.url}`);
  if (FIXED_SECRET !== undefined) console.log('FIXED_SECRET is set: every match is dealt alike.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), PATIENCE_MS).unref();
      void served.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
  process.exitCode = 1;
}
