import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActor, fromPromise } from 'xstate';
import { CHECKED } from '../../testing/screen-actions';
import { QuoteError, type Quote, type QuoteRequest } from '../quote/quote';
import { requestFlowMachine } from './request-flow.machine';
import { isAddressEdited, errorTranslationKey, placementFault, quoteFault } from './request-flow.setup';
import { PlacementError, type FlowContext, type OrderToBeUpdated } from './request-flow.types';
import type { ServiceHoursState } from './service-hours';

const SHOP = { latitude: 29.36, longitude: 47.97 };
const DOOR = { latitude: 29.33, longitude: 48.07 };
const ORDER: OrderToBeUpdated = { orderId: 'kw1001-9', fee: 2, destination: DOOR };
const OPEN: ServiceHoursState = {
  open: true,
  window: null,
  opensAt: null,
  closesAt: null,
  windows: null,
  opensToday: false,
  now: '',
};
const DISCOUNT = { voucher: { code: 'EID', amount: 1, type: 'amount' as const }, fee: 1, signature: 'less' };

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
beforeEach(() => void jest.useFakeTimers({ now: 1_790_000_000_000 }));
afterEach(() => void jest.useRealTimers());

/** A request in Kuwait with a fee that expires after the given seconds, or never. */
async function priced({
  seconds = 300,
  order = null as OrderToBeUpdated | null,
  fee = 2,
  place = async () => ({ orderId: 'kw1001-9', afterAll: false }),
  more = {} as Partial<Quote>,
}: {
  seconds?: number | null;
  order?: OrderToBeUpdated | null;
  fee?: number;
  place?: () => Promise<{ orderId: string; afterAll: boolean }>;
  more?: Partial<Quote>;
} = {}) {
  const asked = jest.fn(async ({ origin, destination }: QuoteRequest): Promise<Quote> => ({
    origin,
    destination,
    fee,
    signature: 's',
    validUntil: seconds === null ? null : Date.now() / 1000 + seconds,
    parts: [],
    route: null,
    estimations: null,
    ...more,
  }));
  const placed = jest.fn(place);
  const machine = requestFlowMachine.provide({
    actors: {
      readServiceHours: fromPromise(async () => OPEN),
      quoteRoute: fromPromise(({ input }) => asked(input)),
      placeOrder: fromPromise(() => placed()),
    },
  });
  const actor = createActor(machine, {
    input: {
      vendorId: 'kw1001',
      origin: SHOP,
      pickup: null,
      destination: DOOR,
      orderToBeUpdated: order,
      guest: false,
    },
  });
  actor.start();
  await settle();
  return { actor, asked, placed, context: () => actor.getSnapshot().context };
}

describe('a fee with an expiry', () => {
  it.each([
    [300, 299],
    [10, 9],
    [6, 5],
    [3, 5],
    [-60, 5],
  ])('of %i s is renewed after %i s', async (seconds, after) => {
    const { actor, asked } = await priced({ seconds });
    await settle(after * 1000 - 1);
    expect(asked).toHaveBeenCalledTimes(1);
    await settle(1);
    expect(asked).toHaveBeenCalledTimes(2);
    actor.stop();
  });

  it.each([[null], [2 ** 31]])('of %p seconds is not renewed within a week', async (seconds) => {
    const { actor, asked } = await priced({ seconds });
    await settle(7 * 86_400_000);
    expect(asked).toHaveBeenCalledTimes(1);
    actor.stop();
  });

  it('replaces another one only when the price differs', async () => {
    const { actor, context } = await priced();
    actor.send({ type: 'RETRY' });
    await settle();
    expect([context().formerFee, context().fault]).toEqual([null, null]);
  });
});

describe('a voucher', () => {
  it('that was removed is forgotten when another one is applied', async () => {
    const { actor, context } = await priced({ more: { droppedVoucher: 'OLD' } });
    actor.send({ type: 'VOUCHER', discount: DISCOUNT });
    expect(context().quote).toMatchObject({ fee: 2, discount: DISCOUNT });
    expect(context().quote).not.toHaveProperty('droppedVoucher');
    expect(context().formerFee).toBeNull();
  });

  it('is not applied while there is no fee', async () => {
    const { actor, context } = await priced();
    actor.send({ type: 'DESTINATION_CLEARED' });
    actor.send({ type: 'VOUCHER', discount: DISCOUNT });
    expect(context().quote).toBeNull();
  });
});

describe('an update of an order', () => {
  it('at the same price is sent at once', async () => {
    const { actor, placed } = await priced({ order: ORDER });
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle();
    expect(placed).toHaveBeenCalledTimes(1);
  });

  it('at another price on the same route is sent after a confirmation, which is not repeated', async () => {
    const place = jest
      .fn(async () => ({ orderId: 'kw1001-9', afterAll: false }))
      .mockRejectedValueOnce(new PlacementError('unanswered'));
    const { actor, placed, context } = await priced({ order: ORDER, fee: 3, place });
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle();
    expect([placed.mock.calls.length, context().formerFee]).toEqual([0, 2]);
    actor.send({ type: 'AGREE' });
    await settle();
    expect([placed.mock.calls.length, context().fault?.kind]).toEqual([1, 'unanswered']);
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle();
    expect(placed).toHaveBeenCalledTimes(2);
  });

  it('to another destination uses its price without a question', async () => {
    const { actor, placed } = await priced({ order: ORDER, fee: 3 });
    actor.send({ type: 'DESTINATION_CHOSEN', point: { ...DOOR, longitude: 48.08 } });
    await settle();
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle();
    expect(placed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no order', null, DOOR, false],
    ['the same door', ORDER, { ...DOOR }, false],
    ['another latitude', ORDER, { ...DOOR, latitude: 29.34 }, true],
    ['another longitude', ORDER, { ...DOOR, longitude: 48.08 }, true],
    ['no door', ORDER, null, true],
  ])('with %s goes to another destination or not: %#', (_, orderToBeUpdated, destination, isEdited) => {
    expect(isAddressEdited({ orderToBeUpdated, destination } as FlowContext)).toBe(isEdited);
  });
});

describe('a fault', () => {
  it.each([
    [new QuoteError('undeliverable'), { kind: 'undeliverable' }],
    [new QuoteError('fee-failed', undefined, 77), { kind: 'fee-failed', waitsUntilMs: 77 }],
    [new Error('x'), { kind: 'fee-failed' }],
  ])('of a fee contains the time of the next allowed request: %#', (error, fault) => {
    expect(quoteFault(error)).toEqual(fault);
  });

  it.each([
    [new Error('x'), { kind: 'create-failed' }],
    [new PlacementError('failed', { waitsUntilMs: 7 }), { kind: 'create-failed', waitsUntilMs: 7 }],
    [new PlacementError('signature-expired', { field: 'a' }), { kind: 'create-failed', field: 'a' }],
    [
      new PlacementError('refused', { translationKey: 'k', field: 'a' }),
      { kind: 'refused', translationKey: 'k', field: 'a' },
    ],
    [new PlacementError('offline'), { kind: 'offline' }],
  ])('of an order has its kind: %#', (error, fault) => {
    expect(placementFault(error)).toEqual(fault);
    if (error instanceof PlacementError)
      expect([error.name, error.message]).toEqual(['PlacementError', error.kind]);
  });

  it.each([
    [{ translationKey: 'errors.x' }, { translationKey: 'errors.x' }],
    [{ translationKey: null }, {}],
    [{}, {}],
    [null, {}],
    [undefined, {}],
  ])('uses the server’s message if %j has one', (error, key) => {
    expect(errorTranslationKey(error)).toEqual(key);
  });
});
