/** The server: `PORT` and `HOST` say where, `config.ts` what else can be set; it ends on SIGINT and SIGTERM. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { z } from 'zod';
import { configFrom } from './config.ts';
import { furnish } from './host/furnish.ts';
import { serve } from './serve.ts';

/** However stubborn a connection is, this long after the signal we are gone. */
const PATIENCE_MS = 1200;

const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Without the built web app there is still the API. */
const web = existsSync(built) ? { web: built } : {};

try {
  const config = configFrom(process.env);
  const logger = pino({ level: config.log }, pino.destination({ dest: 2, sync: false }));
  const house = await furnish(config, (error) => {
    logger.error(error);
  });
  const log = (line: Readonly<Record<string, unknown>>) => {
    logger.debug(line);
  };
  const { port, host: address, limits, trustProxy, origins } = config;
  const served = await serve({ port, address, host: house.host, ...web, limits, trustProxy, origins, log });
  console.log(`Listening on ${served.url}`);
  if (config.fixedSecret !== undefined) console.log('FIXED_SECRET is set: every match is dealt alike.');
  /** What was accepted is written and answered before the store is closed. */
  const leave = async (): Promise<void> => {
    await house.host.matches.close();
    await served.close();
    await house.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), PATIENCE_MS).unref();
      void leave().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
  process.exitCode = 1;
}
