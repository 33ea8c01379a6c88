import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FakeBackend } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { waitFor } from 'xstate';
import { calm } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { collectAtClifton } from '../testing/collect-at-clifton';
import { knowClifton } from '../testing/karachi-places';
import { createRequest } from './create-request';
import { createRequestFlow } from './create-request-flow';

const begin = begunOnce();
afterEach(() => void jest.restoreAllMocks());

describe('where the rider collects', () => {
  it.each([{ latitude: null }, { longitude: null }])(
    'is asked where the shop has half a place: %j',
    async (missing) => {
      const { services, vendor } = await begin();
      const location = { ...vendor.vendor_information.location, ...missing };
      const moved = { ...vendor, vendor_information: { ...vendor.vendor_information, location } };
      const { context } = createRequestFlow({ ...services, vendor: moved }).getSnapshot();
      expect([context.origin, context.originWasAsked]).toEqual([null, true]);
    },
  );

  it('is asked of a guest, wherever the shop is', async () => {
    const { flow } = await begin({ mode: 'GUEST' });
    expect(flow.getSnapshot().context.originWasAsked).toBe(true);
  });

  it('is known to the whole portal once it is saved', async () => {
    const begun = await begin({ hasPlace: false, prepare: knowClifton });
    let read = 0;
    begun.shell.ports.vendors = {
      ...begun.shell.ports.vendors,
      refresh: async () => void (read += begun.backend.callsOf('vendors.updateAddress').length),
    };
    await collectAtClifton(begun);
    expect(read).toBe(1);
  });
});

describe('a fee whose time is over', () => {
  const endAll = ({ state }: FakeBackend) => state.quotes.forEach((quote) => (quote.validUntil = 0));

  it('is asked again for a card, without asking anybody, where it stays the same', async () => {
    const begun = await begin({ form: { paymentMethod: 'ONLINE_PAYMENT' } });
    endAll(begun.backend);
    begun.submit.run('PLACE');
    await calm();
    const { payment, quote } = begun.flow.getSnapshot().context;
    expect(payment?.getSnapshot().matches('choosingCard')).toBe(true);
    const [, second] = begun.backend.callsOf('payments.intent');
    expect(second?.body).toMatchObject({
      order: { signature: quote?.signature, delivery_fee: quote?.fee },
    });
  });

  it('is asked again after a moment, not at once', async () => {
    const { services, backend } = await begin();
    const { recomputeDelayMs: _, ...patient } = services;
    const request = createRequest({ ...patient, order: null });
    const end = request.open();
    const waits = jest.spyOn(globalThis, 'setTimeout');
    await waitFor(request.flow, (snapshot) => snapshot.hasTag('quoted'));
    endAll(backend);
    request.submit.run('PLACE');
    await waitFor(request.flow, (snapshot) => snapshot.matches({ FillPaymentDetails: 'waitingToRecompute' }));
    expect(waits.mock.calls.map(([, ms]) => ms)).toContain(LIMITS.recomputeFeeDelayMs);
    end();
  });
});
