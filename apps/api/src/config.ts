import { z } from 'zod';

/** How the server is run, from the environment; every limit can be set. */

const count = z.coerce.number().int().min(1);
const days = z.coerce.number().positive();
const flag = z.enum(['yes', 'no']).transform((said) => said === 'yes');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where matches are kept. */
  CANTINA_DATA: z.string().min(1).default('./data'),
  /** About how many megabytes the data may take before no new match is taken. */
  CANTINA_DATA_MB: count.default(2048),
  CANTINA_KEEP_FINISHED_DAYS: days.default(90),
  CANTINA_KEEP_ABANDONED_DAYS: days.default(30),
  /** Requests per second and client, and how many at once after a pause. */
  CANTINA_RATE: count.default(40),
  CANTINA_BURST: count.default(200),
  CANTINA_BODY_KB: count.default(64),
  CANTINA_SOCKETS: count.default(40),
  /** Unfinished matches of one person. */
  CANTINA_OPEN_MATCHES: count.default(50),
  /** Believe `X-Forwarded-*`: only behind a proxy that sets them. */
  CANTINA_TRUST_PROXY: flag.default(false),
  /** Other origins whose pages may talk to this server, separated by commas. */
  CANTINA_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
  CANTINA_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How long a bot thinks at least where people play, in milliseconds. */
  CANTINA_BOT_PAUSE: z.coerce.number().int().min(0).max(10_000).default(400),
  /** For tests: every match is dealt from this secret, so that it can be repeated. */
  FIXED_SECRET: z.string().min(1).optional(),
});

export interface Limits {
  readonly rate: number;
  readonly burst: number;
  readonly bodyBytes: number;
  readonly sockets: number;
  readonly openMatches: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly dataBytes: number;
  /** In milliseconds. */
  readonly keep: { readonly finished: number; readonly abandoned: number };
  readonly limits: Limits;
  readonly trustProxy: boolean;
  readonly origins: readonly string[];
  readonly log: string;
  readonly botPause: number;
  readonly fixedSecret: string | undefined;
}

const DAY = 24 * 60 * 60 * 1000;

/** Throws a `ZodError` that names each setting that is wrong. */
export function configFrom(variables: Readonly<Record<string, string | undefined>>): Config {
  const env = environment.parse(variables);
  return {
    port: env.PORT,
    host: env.HOST,
    data: env.CANTINA_DATA,
    dataBytes: env.CANTINA_DATA_MB * 1024 * 1024,
    keep: {
      finished: env.CANTINA_KEEP_FINISHED_DAYS * DAY,
      abandoned: env.CANTINA_KEEP_ABANDONED_DAYS * DAY,
    },
    limits: {
      rate: env.CANTINA_RATE,
      burst: env.CANTINA_BURST,
      bodyBytes: env.CANTINA_BODY_KB * 1024,
      sockets: env.CANTINA_SOCKETS,
      openMatches: env.CANTINA_OPEN_MATCHES,
    },
    trustProxy: env.CANTINA_TRUST_PROXY,
    origins: env.CANTINA_ORIGINS,
    log: env.CANTINA_LOG,
    botPause: env.CANTINA_BOT_PAUSE,
    fixedSecret: env.FIXED_SECRET,
  };
}
