import { expect, it } from '@jest/globals';
import { createUnknownAccountHash, passwordMatches } from './passwords';

it('makes the hash of unknown accounts once, and again after a failure', async () => {
  let calls = 0;
  const getHash = createUnknownAccountHash(async () => {
    calls += 1;
    if (calls === 1) throw new Error('No memory is left.');
    return `hash ${calls}`;
  });
  await expect(getHash()).rejects.toThrow('No memory is left.');
  expect([await getHash(), await getHash(), calls]).toEqual(['hash 2', 'hash 2', 2]);
});

it('matches no password of an unknown account', async () => {
  expect(await passwordMatches(undefined, 'no account has this password')).toBe(false);
});
