import { expect, it } from '@jest/globals';
import { buildDelivery } from '../testing/fake-rider-server';
import { missingProofs, wantedProofs } from './missing-proofs';
import { listProblems, problemEffect } from './problems';
import { routeLink } from './route-link';
import { signaturePath } from './signature-path';
import { listStops, stageAfter } from './stage';
import { EMPTY_DRAFT } from './stop-draft';

const NOTHING_GIVEN = { hasCash: false, hasPhoto: false, pin: '', signature: '', isAgeChecked: false };

it('asks at the door only for what the order requires', () => {
  const plain = buildDelivery({ proofs_required: [], age_check_required: false });
  expect(wantedProofs(plain)).toEqual([]);
  const full = buildDelivery({
    proofs_required: ['photo', 'signature', 'pin'],
    age_check_required: true,
    items: { ...plain.items, amount_to_collect: 640 },
  });
  expect(missingProofs(full, NOTHING_GIVEN)).toEqual(['cash', 'age', 'photo', 'pin', 'signature']);
  expect(missingProofs(full, { ...NOTHING_GIVEN, pin: '123' })).toContain('pin');
  expect(
    missingProofs(full, {
      hasCash: true,
      hasPhoto: true,
      pin: '4719',
      signature: 'M1 1 L2 2',
      isAgeChecked: true,
    }),
  ).toEqual([]);
});

it('applies unsent reports to a delivery, and a delay changes no stage', () => {
  const delivery = buildDelivery({ reached_status: 'NEAR_VENDOR', status: 'DELAYED' });
  const base = { number: 1, orderId: delivery.order_id, customer: '', recordedAt: 1 };
  const event = (status: 'DELAYED' | 'PICKED_UP' | 'DELIVERED') => ({
    ...base,
    kind: 'event' as const,
    event: { event_id: status, status, occurred_at: 1 },
  });
  const photo = { ...base, kind: 'photo' as const, proof: 'delivery' as const, image: new Blob() };
  const none = () => EMPTY_DRAFT;
  expect(listStops([delivery], [event('DELAYED')], none)[0]?.stage).toBe('at-shop');
  expect(listStops([delivery], [event('PICKED_UP'), photo], none)[0]).toMatchObject({
    stage: 'to-customer',
    photos: ['delivery'],
  });
  expect(listStops([delivery], [event('DELIVERED')], none)).toEqual([]);
  expect(stageAfter('RETURN_INITIATED')).toBe('to-shop-again');
});

it('cancels before the collection and returns after it', () => {
  const problemStatuses = (stage: Parameters<typeof listProblems>[0]) =>
    listProblems(stage).map(({ status }) => status);
  expect(problemStatuses('at-shop')).not.toContain('RETURN_INITIATED');
  expect(problemStatuses('at-door')).not.toContain('CANCELLED');
});

it('changes no status by a problem on the way back, and notifies the shop', () => {
  const problems = listProblems('to-shop-again');
  expect(problems.map(({ key }) => key)).toEqual(['late', 'shop-closed', 'accident']);
  for (const problem of problems) {
    expect(problem.status).toBe('RETURN_INITIATED');
    expect(problemEffect(problem)).toBe('notifies');
  }
});

it('opens the way in the map of the phone', () => {
  const place = { latitude: 25.04, longitude: 121.54 };
  expect(routeLink(place, 'Android 15')).toBe('geo:0,0?q=25.04%2C121.54');
  expect(routeLink(place, 'iPhone')).toBe('maps://?daddr=25.04%2C121.54');
  expect(routeLink({ latitude: null, longitude: null, address: 'Xinyi Rd.' }, '')).toBe(
    'geo:0,0?q=Xinyi%20Rd.',
  );
  expect(routeLink({ latitude: null, longitude: null }, '')).toBeNull();
});

it('writes a signature as path data without single points', () => {
  expect(
    signaturePath([
      [
        [1.4, 2],
        [3, 4.6],
      ],
      [[9, 9]],
    ]),
  ).toBe('M1 2 L3 5');
});
