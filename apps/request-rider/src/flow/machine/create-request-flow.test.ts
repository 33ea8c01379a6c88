import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FakeBackend } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { waitFor } from 'xstate';
import { calm } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { collectAtClifton } from '../../testing/collect-at-clifton';
import { addClifton } from '../../testing/karachi-places';
import { createRequest } from '../create-request';
import { createRequestFlow } from './create-request-flow';

const begin = begunOnce();
afterEach(() => void jest.restoreAllMocks());

describe('the pickup point', () => {
  it.each([{ latitude: null }, { longitude: null }])(
    'is requested when the vendor has incomplete coordinates: %j',
    async (missing) => {
      const { services, vendor } = await begin();
      const location = { ...vendor.vendor_information.location, ...missing };
      const moved = { ...vendor, vendor_information: { ...vendor.vendor_information, location } };
      const { context } = createRequestFlow({ ...services, vendor: moved }).getSnapshot();
      expect([context.origin, context.originWasAsked]).toEqual([null, true]);
    },
  );

  it('is requested from a guest, with or without coordinates of the vendor', async () => {
    const { flow } = await begin({ mode: 'GUEST' });
    expect(flow.getSnapshot().context.originWasAsked).toBe(true);
  });

  it('is updated in the whole portal after it was saved', async () => {
    const begun = await begin({ hasPlace: false, prepare: addClifton });
    let read = 0;
    begun.shell.ports.vendors = {
      ...begun.shell.ports.vendors,
      refresh: async () => void (read += begun.backend.callsOf('vendors.updateAddress').length),
    };
    await collectAtClifton(begun);
    expect(read).toBe(1);
  });
});

describe('an expired fee', () => {
  const endAll = ({ state }: FakeBackend) => state.quotes.forEach((quote) => (quote.validUntil = 0));

  it('is renewed for a card payment without a question when it is unchanged', async () => {
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

  it('is renewed after a delay, not at once', async () => {
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
