import { expect, it } from '@jest/globals';
import { hasRider } from './rider';

const statusEntry = (status: string, created_at: number) => ({ status, created_at });
const hasRiderAfter = (...status_history: ReturnType<typeof statusEntry>[]) => hasRider({ status_history });

it('an order has a rider only after an acceptance that follows the newest search', () => {
  expect(hasRiderAfter(statusEntry('RECEIVED', 100))).toBe(false);
  expect(hasRiderAfter(statusEntry('WAITING_FOR_TRANSPORT', 200))).toBe(false);
  expect(hasRiderAfter(statusEntry('COURIER_ACCEPTED_DELIVERY', 300))).toBe(true);
  expect(
    hasRiderAfter(statusEntry('WAITING_FOR_TRANSPORT', 200), statusEntry('COURIER_ACCEPTED_DELIVERY', 300)),
  ).toBe(true);
  expect(
    hasRiderAfter(
      statusEntry('WAITING_FOR_TRANSPORT', 200),
      statusEntry('COURIER_ACCEPTED_DELIVERY', 300),
      statusEntry('WAITING_FOR_TRANSPORT', 400),
    ),
  ).toBe(false);
  expect(
    hasRiderAfter(statusEntry('WAITING_FOR_TRANSPORT', 300), statusEntry('COURIER_ACCEPTED_DELIVERY', 300)),
  ).toBe(false);
});
