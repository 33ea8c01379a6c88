import { expect, it } from '@jest/globals';
import { hasRider } from './rider';

const at = (status: string, created_at: number) => ({ status, created_at });
const has = (...status_history: ReturnType<typeof at>[]) => hasRider({ status_history });

it('an order has a rider only after an acceptance that follows the newest search', () => {
  expect(has(at('RECEIVED', 100))).toBe(false);
  expect(has(at('WAITING_FOR_TRANSPORT', 200))).toBe(false);
  expect(has(at('COURIER_ACCEPTED_DELIVERY', 300))).toBe(true);
  expect(has(at('WAITING_FOR_TRANSPORT', 200), at('COURIER_ACCEPTED_DELIVERY', 300))).toBe(true);
  expect(
    has(
      at('WAITING_FOR_TRANSPORT', 200),
      at('COURIER_ACCEPTED_DELIVERY', 300),
      at('WAITING_FOR_TRANSPORT', 400),
    ),
  ).toBe(false);
  expect(has(at('WAITING_FOR_TRANSPORT', 300), at('COURIER_ACCEPTED_DELIVERY', 300))).toBe(false);
});
