import { describe, expect, it } from 'vitest';
import { inviteLink, joinAddress, matchAddress, moveLink, read } from './address.ts';

const behind = (link: string): string => link.slice(link.indexOf('#'));

describe('an address', () => {
  it('reads what it writes', () => {
    expect(read(matchAddress('a b/c'))).toEqual({ page: 'match', match: 'a b/c' });
    expect(read(joinAddress('m'))).toEqual({ page: 'join', match: 'm', secret: undefined });
    expect(read(behind(inviteLink('m', 's-1_2')))).toEqual({ page: 'join', match: 'm', secret: 's-1_2' });
    expect(read(behind(moveLink('m', 3, 's')))).toEqual({ page: 'move', match: 'm', seat: 3, secret: 's' });
  });

  it('keeps the secret behind the #', () => {
    expect(new URL(inviteLink('m', 'secret')).hash).toBe('#/join/m/secret');
    expect(moveLink('m', 0, 'secret').split('#')[0]).not.toContain('secret');
  });

  it('leads to the gallery', () => {
    expect(read('#/gallery')).toEqual({ page: 'gallery' });
  });

  it.each([
    '',
    '#',
    '#/',
    '#/match',
    '#/match/',
    '#/move/m',
    '#/move/m/x/s',
    '#/move/m/0',
    '#/%',
    '#/nowhere/m',
    '#/gallery/m',
  ])('leads %j to the start', (fragment) => {
    expect(read(fragment)).toEqual({ page: 'start' });
  });
});
