import { describe, expect, it } from 'vitest';
import { readLink } from './link.ts';

describe('a link', () => {
  it('leads to a free seat of a table', () => {
    expect(readLink('http://cantina.test:3000/#/join/m/s3cret')).toEqual({
      origin: 'http://cantina.test:3000',
      match: 'm',
      seat: undefined,
      secret: 's3cret',
    });
    expect(readLink('https://cantina.test/any/where?x=1#/join/m')).toMatchObject({
      origin: 'https://cantina.test',
      secret: undefined,
    });
  });

  it('leads an own seat over to here', () => {
    expect(readLink('http://cantina.test/#/move/m%2Fn/0/s')).toEqual({
      origin: 'http://cantina.test',
      match: 'm/n',
      seat: 0,
      secret: 's',
    });
  });

  it.each([
    '',
    'cantina.test/#/join/m/s',
    'http://cantina.test/',
    'http://cantina.test/?match=m&seat=2',
    'http://cantina.test/#/join',
    'http://cantina.test/#/join/m/s/more',
    'http://cantina.test/#/move/m/s',
    'http://cantina.test/#/move/m/first/s',
    'http://cantina.test/#/move/m/-1/s',
    'http://cantina.test/#/move/m/0/s/more',
    'http://cantina.test/#/watch/m',
    'http://cantina.test/#/join/%',
    'javascript:alert(1)#/join/m/s',
    'file:///etc#/join/m/s',
  ])('is not %s', (text) => {
    expect(readLink(text)).toBeUndefined();
  });
});
