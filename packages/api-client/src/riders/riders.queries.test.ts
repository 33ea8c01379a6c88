import { expect, it } from '@jest/globals';
import { createQueryClient, rememberRider, riderOptions } from '../queries';
import { buildRider } from '../testing/build-order';

const buildRiderAt = (rider_id: string, updated_at: number) => buildRider({ rider_id, updated_at });

it.each([
  ['a newer sighting', buildRiderAt('r1', 11), 'new'],
  ['one of the same second', buildRiderAt('r1', 10), 'new'],
  ['an older sighting', buildRiderAt('r1', 9), 'held'],
  ['an older sighting of another rider', buildRiderAt('r2', 9), 'new'],
])('after a rider was seen, %s keeps the %# one', (_, next, stays) => {
  const cache = createQueryClient();
  const held = buildRiderAt('r1', 10);
  rememberRider(cache, 'o1', held);
  rememberRider(cache, 'o1', next);
  expect(cache.getQueryData(riderOptions('o1').queryKey)).toEqual(stays === 'new' ? next : held);
  expect(cache.getQueryData(riderOptions('o2').queryKey)).toBeUndefined();
});
