import { describe, expect, it } from 'vitest';
import type { ZodError } from 'zod';
import { configFrom } from './config.ts';

/** How the server is run, from the environment. */

describe('the settings', () => {
  it('need not be there', () => {
    expect(configFrom({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      data: './data',
      dataBytes: 2048 * 1024 * 1024,
      keep: { finished: 90 * 86_400_000, abandoned: 30 * 86_400_000 },
      limits: { rate: 40, burst: 200, bodyBytes: 65_536, sockets: 40, openMatches: 50 },
      trustProxy: false,
      origins: [],
      log: 'info',
      botPause: 400,
      fixedSecret: undefined,
    });
  });

  it('are all heeded', () => {
    const config = configFrom({
      PORT: '0',
      HOST: '0.0.0.0',
      CANTINA_DATA: '/somewhere',
      CANTINA_DATA_MB: '1',
      CANTINA_KEEP_FINISHED_DAYS: '0.5',
      CANTINA_KEEP_ABANDONED_DAYS: '2',
      CANTINA_RATE: '1',
      CANTINA_BURST: '2',
      CANTINA_BODY_KB: '3',
      CANTINA_SOCKETS: '4',
      CANTINA_OPEN_MATCHES: '5',
      CANTINA_TRUST_PROXY: 'yes',
      CANTINA_ORIGINS: ' https://a.test , https://b.test,,',
      CANTINA_LOG: 'silent',
      CANTINA_BOT_PAUSE: '0',
      FIXED_SECRET: 'x',
      SOMETHING_ELSE: 'is not our business',
    });
    expect(config).toEqual({
      port: 0,
      host: '0.0.0.0',
      data: '/somewhere',
      dataBytes: 1024 * 1024,
      keep: { finished: 43_200_000, abandoned: 172_800_000 },
      limits: { rate: 1, burst: 2, bodyBytes: 3072, sockets: 4, openMatches: 5 },
      trustProxy: true,
      origins: ['https://a.test', 'https://b.test'],
      log: 'silent',
      botPause: 0,
      fixedSecret: 'x',
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', ''],
    ['CANTINA_DATA', ''],
    ['CANTINA_DATA_MB', '0'],
    ['CANTINA_KEEP_FINISHED_DAYS', '-1'],
    ['CANTINA_KEEP_ABANDONED_DAYS', 'never'],
    ['CANTINA_RATE', '0'],
    ['CANTINA_BURST', '1.5'],
    ['CANTINA_BODY_KB', 'much'],
    ['CANTINA_SOCKETS', ''],
    ['CANTINA_OPEN_MATCHES', 'Infinity'],
    ['CANTINA_TRUST_PROXY', 'true'],
    ['CANTINA_LOG', 'loud'],
    ['CANTINA_BOT_PAUSE', '10001'],
    ['FIXED_SECRET', ''],
  ])('%s=%j is refused by name', (name, value) => {
    const named = (read: () => unknown) => {
      try {
        read();
        return [];
      } catch (error) {
        return (error as ZodError).issues.map(({ path }) => path.join('/'));
      }
    };
    expect(named(() => configFrom({ [name]: value }))).toEqual([name]);
  });

  it('that are wrong are all named at once', () => {
    expect(() => configFrom({ PORT: 'x', CANTINA_LOG: 'y' })).toThrow(/PORT[^]*CANTINA_LOG/);
  });
});
