import { expect, it } from '@jest/globals';
import { createQueryClient, rememberRider, riderOptions } from '../queries';
import { buildRider } from '../testing/build-order';

const seen = (rider_id: string, updated_at: number) => buildRider({ rider_id, updated_at });

it.each([
  ['a newer sighting', seen('r1', 11), 'new'],
  ['one of the same second', seen('r1', 10), 'new'],
  ['an older sighting', seen('r1', 9), 'held'],
  ['an older sighting of another rider', seen('r2', 9), 'new'],
])('after a rider was seen, %s keeps the %# one', (_, next, stays) => {
  const cache = createQueryClient();
  const held = seen('r1', 10);
  rememberRider(cache, 'o1', held);
  rememberRider(cache, 'o1', next);
  expect(cache.getQueryData(riderOptions('o1').queryKey)).toEqual(stays === 'new' ? next : held);
  expect(cache.getQueryData(riderOptions('o2').queryKey)).toBeUndefined();
});
