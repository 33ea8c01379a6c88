import { expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import { isPinNear, proposable, ratableUntil } from './proposal';
import { ORDER_STATUSES } from '../status/statuses';

const statusEntry = (status: string, created_at = 1000) => ({ status, created_at });
const orderIn = (status: string) => ({
  status,
  status_history: [statusEntry('RECEIVED', 900), statusEntry(status)],
});

it('a customer may propose a note from placement until collection, and a pin while the order can be changed', () => {
  const thoseWith = (part: 'note' | 'pin') =>
    ORDER_STATUSES.filter((status) => proposable(orderIn(status))[part]);
  expect(thoseWith('note')).toEqual([
    'RECEIVED',
    'RECEIVED_BY_VENDOR',
    'ACCEPTED_BY_VENDOR',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'MODIFIED',
    'NEAR_VENDOR',
    'DELAYED',
  ]);
  expect(thoseWith('pin')).toEqual([
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'MODIFIED',
  ]);
});

it('a pin is at the same door up to exactly the limit', () => {
  const door = { latitude: 29.3759, longitude: 47.9774 };
  const north = (metres: number) => ({ ...door, latitude: door.latitude + metres / 111_195 });
  expect(isPinNear(door, north(LIMITS.proposalPinMetres - 1))).toBe(true);
  expect(isPinNear(door, north(LIMITS.proposalPinMetres + 1))).toBe(false);
});

it('only a delivery can be rated', () => {
  expect(ratableUntil(orderIn('CANCELLED'), undefined)).toBeNull();
  expect(ratableUntil(orderIn('DELIVERED'), undefined)).toBeGreaterThan(1000);
});

it('a delivery can be rated for a limited time, and so can a rating be changed', () => {
  const delivered = {
    status: 'DELIVERED',
    status_history: [
      statusEntry('PICKED_UP', 500),
      statusEntry('DELIVERED', 1000),
      statusEntry('DELIVERED', 4000),
    ],
  };
  expect(ratableUntil(delivered, undefined)).toBe(4000 + LIMITS.ratingSeconds);
  expect(ratableUntil(delivered, { created_at: 5000 })).toBe(5000 + LIMITS.ratingChangeSeconds);
});

it('a delivered order without a delivery time cannot be rated', () => {
  expect(
    ratableUntil({ status: 'DELIVERED', status_history: [statusEntry('RECEIVED')] }, undefined),
  ).toBeNull();
  expect(ratableUntil({ ...orderIn('DELIVERED'), status: 'RETURNED_TO_VENDOR' }, undefined)).toBeNull();
});
