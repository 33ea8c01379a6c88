import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { CHECKED } from '../../testing/screen-actions';
import { QuoteError, type Quote, type QuoteRequest } from '../quote/quote';
import { requestFlowMachine } from './request-flow.machine';
import {
  PlacementError,
  type FlowEmitted,
  type OrderToBeUpdated,
  type Placement,
} from './request-flow.types';
import type { ServiceHoursState } from './service-hours';

const NOW = Date.UTC(2026, 10, 20, 4, 0, 0);
const shop = { latitude: 25.04, longitude: 121.54 };
const door = { latitude: 25.03, longitude: 121.56 };
const open: ServiceHoursState = {
  open: true,
  window: { from: 0, to: 1439 },
  opensAt: '00:00',
  closesAt: '23:59',
  windows: null,
  opensToday: true,
  now: '12:00',
};
const closed: ServiceHoursState = {
  open: false,
  window: { from: 600, to: 660 },
  opensAt: '10:00',
  closesAt: '11:00',
  windows: null,
  opensToday: true,
  now: '12:00',
};

const buildQuote = (fee: number, request: QuoteRequest, seconds = 300): Quote => ({
  origin: request.origin,
  destination: request.destination,
  fee,
  signature: `signature-${fee}`,
  validUntil: Date.now() / 1000 + seconds,
  parts: [],
  route: null,
  estimations: null,
});

interface World {
  hours?: () => Promise<ServiceHoursState>;
  quote?: (request: QuoteRequest) => Promise<Quote>;
  place?: (quote: Quote) => Promise<Placement>;
  save?: () => Promise<void>;
  origin?: typeof shop | null;
  destination?: typeof door | null;
  order?: OrderToBeUpdated;
}

function startFlow(world: World = {}) {
  const hours = jest.fn(world.hours ?? (async () => open));
  const quote = jest.fn(world.quote ?? (async (request: QuoteRequest) => buildQuote(84, request)));
  const place = jest.fn(world.place ?? (async () => ({ orderId: 'v1-1', afterAll: false })));
  const save = jest.fn(world.save ?? (async () => undefined));
  const machine = requestFlowMachine.provide({
    actors: {
      readServiceHours: fromPromise(() => hours()),
      quoteRoute: fromPromise(({ input }) => quote(input)),
      placeOrder: fromPromise(({ input }) => place(input.quote)),
      saveOrigin: fromPromise(() => save()),
    },
  });
  const origin = world.origin === undefined ? shop : world.origin;
  const actor = createActor(machine, {
    input: {
      vendorId: 'v1',
      origin,
      pickup: null,
      destination: world.destination ?? null,
      orderToBeUpdated: world.order ?? null,
      guest: false,
    },
  });
  const steps: string[] = [];
  const emitted: FlowEmitted[] = [];
  actor.subscribe((snapshot) => {
    const step = currentStep(snapshot);
    if (steps.at(-1) !== step) steps.push(step);
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, steps, emitted, hours, quote, place, save };
}

const currentStep = ({ value }: SnapshotFrom<typeof requestFlowMachine>) =>
  typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');

const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('steps', () => {
  it('has exactly the eight steps of the specification [REQ-STEP-01]', () => {
    expect(Object.keys(requestFlowMachine.states).sort()).toEqual(
      [
        'AskForDestinationAddress',
        'AskForOriginAddress',
        'AskForOriginAddressDetails',
        'CheckIfDestinationIsValid',
        'CheckServiceHours',
        'FillOrderDetails',
        'FillPaymentDetails',
        'ServiceClosed',
      ].sort(),
    );
  });

  it('goes from the address over its check and the service hours to the details [REQ-STEP-02] [REQ-STEP-03] [REQ-STEP-15]', async () => {
    const { actor, steps, hours, quote } = startFlow();
    await settle();
    actor.send({ type: 'DESTINATION_CHOSEN', point: door });
    await settle();
    expect(steps).toEqual([
      'CheckServiceHours',
      'AskForDestinationAddress',
      'CheckIfDestinationIsValid',
      'CheckServiceHours',
      'FillOrderDetails',
    ]);
    expect(quote).toHaveBeenCalledWith({ vendorId: 'v1', origin: shop, destination: door });
    expect(hours).toHaveBeenCalledTimes(2);
  });

  it('stops at ServiceClosed when the service is closed on opening [REQ-STEP-04]', async () => {
    const { actor } = startFlow({ hours: async () => closed });
    await settle();
    expect(currentStep(actor.getSnapshot())).toBe('ServiceClosed');
    expect(actor.getSnapshot().context.hours).toEqual(closed);
  });

  it('stops at ServiceClosed when the service closed while the address was chosen [REQ-STEP-15]', async () => {
    const hours = jest.fn(async () => closed).mockResolvedValueOnce(open);
    const { actor } = startFlow({ hours });
    await settle();
    actor.send({ type: 'DESTINATION_CHOSEN', point: door });
    await settle();
    expect(currentStep(actor.getSnapshot())).toBe('ServiceClosed');
  });

  it('continues from ServiceClosed after the order is scheduled for later', async () => {
    const { actor } = startFlow({ hours: async () => closed, destination: door });
    await settle();
    actor.send({ type: 'SCHEDULE_LATER' });
    await settle();
    expect(currentStep(actor.getSnapshot())).toBe('FillOrderDetails');
    expect(actor.getSnapshot().context.laterOnly).toBe(true);
  });

  it('goes back from payment to the details and keeps the quote [REQ-STEP-06]', async () => {
    const { actor } = startFlow({ destination: door });
    await settle();
    actor.send({ type: 'REVIEW' });
    expect(currentStep(actor.getSnapshot())).toBe('FillPaymentDetails');
    actor.send({ type: 'BACK' });
    expect(currentStep(actor.getSnapshot())).toBe('FillOrderDetails');
    expect(actor.getSnapshot().context.quote?.fee).toBe(84);
  });

  it('checks and prices a changed destination again [REQ-STEP-12]', async () => {
    const { actor, quote } = startFlow({ destination: door });
    await settle();
    const other = { latitude: 25.05, longitude: 121.5 };
    actor.send({ type: 'DESTINATION_CHOSEN', point: other });
    expect(actor.getSnapshot().context.quote).toBeNull();
    await settle();
    expect(quote).toHaveBeenLastCalledWith({ vendorId: 'v1', origin: shop, destination: other });
    expect(currentStep(actor.getSnapshot())).toBe('FillOrderDetails');
  });

  it('uses the answer for the newest destination when an older one arrives late', async () => {
    const slow = { latitude: 25.1, longitude: 121.6 };
    const { actor } = startFlow({
      quote: async (request) => {
        await new Promise((done) => setTimeout(done, request.destination === slow ? 900 : 10));
        return buildQuote(request.destination === slow ? 200 : 84, request);
      },
    });
    await settle();
    actor.send({ type: 'DESTINATION_CHOSEN', point: slow });
    actor.send({ type: 'DESTINATION_CHOSEN', point: door });
    await settle(2000);
    expect(actor.getSnapshot().context.quote).toMatchObject({ fee: 84, destination: door });
  });
});

describe('pickup address', () => {
  it('asks a vendor without coordinates for it, saves it and goes on [REQ-STEP-08] [REQ-STEP-11]', async () => {
    const { actor, steps, save, emitted } = startFlow({ origin: null });
    await settle();
    actor.send({ type: 'ORIGIN_CHOSEN', point: shop });
    actor.send({ type: 'SAVE_ORIGIN' });
    await settle();
    expect(steps).toEqual([
      'CheckServiceHours',
      'AskForOriginAddress',
      'AskForOriginAddressDetails',
      'AskForDestinationAddress',
    ]);
    expect(save).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.origin).toEqual(shop);
    expect(emitted).toContainEqual({ type: 'originSaved' });
  });

  it('does not ask a vendor with coordinates [REQ-STEP-10]', async () => {
    const { steps } = startFlow();
    await settle();
    expect(steps).not.toContain('AskForOriginAddress');
  });

  it('keeps the pin when saving fails, and saves on the next try', async () => {
    const save = jest.fn(async () => undefined as void).mockRejectedValueOnce(new Error('down'));
    const { actor, emitted } = startFlow({ origin: null, save });
    await settle();
    actor.send({ type: 'ORIGIN_CHOSEN', point: shop });
    actor.send({ type: 'SAVE_ORIGIN' });
    await settle();
    expect(currentStep(actor.getSnapshot())).toBe('AskForOriginAddressDetails');
    expect(actor.getSnapshot().context.pickup).toEqual(shop);
    expect(emitted).toContainEqual({ type: 'fault', fault: { kind: 'origin-not-saved' } });
    actor.send({ type: 'SAVE_ORIGIN' });
    await settle();
    expect(currentStep(actor.getSnapshot())).toBe('AskForDestinationAddress');
  });

  it('can be reopened only when it was entered in this form [REQ-STEP-07]', async () => {
    const asked = startFlow({ origin: null });
    await settle();
    asked.actor.send({ type: 'ORIGIN_CHOSEN', point: shop });
    asked.actor.send({ type: 'SAVE_ORIGIN' });
    await settle();
    asked.actor.send({ type: 'BACK' });
    expect(currentStep(asked.actor.getSnapshot())).toBe('AskForOriginAddressDetails');

    const known = startFlow();
    await settle();
    known.actor.send({ type: 'BACK' });
    expect(currentStep(known.actor.getSnapshot())).toBe('AskForDestinationAddress');
  });
});

describe('quote', () => {
  it.each(['undeliverable', 'deliverability-failed', 'fee-failed'] as const)(
    'returns to the address with the fault %s and tries again on request',
    async (problem) => {
      const quote = jest
        .fn(async (request: QuoteRequest) => buildQuote(84, request))
        .mockRejectedValueOnce(new QuoteError(problem));
      const { actor, emitted } = startFlow({ quote, destination: door });
      await settle();
      expect(currentStep(actor.getSnapshot())).toBe('AskForDestinationAddress');
      expect(actor.getSnapshot().context.fault).toEqual({ kind: problem });
      expect(emitted).toEqual([{ type: 'fault', fault: { kind: problem } }]);
      actor.send({ type: 'RETRY' });
      await settle();
      expect(currentStep(actor.getSnapshot())).toBe('FillOrderDetails');
      expect(actor.getSnapshot().context.fault).toBeNull();
    },
  );

  it('is renewed automatically when it expires, and shows the fee it replaces', async () => {
    let fee = 84;
    const { actor, quote } = startFlow({
      destination: door,
      quote: async (request) => buildQuote(fee, request),
    });
    await settle();
    fee = 92;
    await settle(298_000);
    expect(quote).toHaveBeenCalledTimes(1);
    await settle(2000);
    expect(quote).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().context).toMatchObject({ formerFee: 84, quote: { fee: 92 } });
    expect(currentStep(actor.getSnapshot())).toBe('FillOrderDetails');
  });

  it('keeps the form and waits for a retry when the renewal fails', async () => {
    const quote = jest
      .fn(async (request: QuoteRequest) => buildQuote(84, request))
      .mockImplementationOnce(async (request) => buildQuote(84, request, 10))
      .mockRejectedValueOnce(new QuoteError('fee-failed'));
    const { actor } = startFlow({ destination: door, quote });
    await settle(20_000);
    expect(actor.getSnapshot().value).toEqual({ FillOrderDetails: 'stale' });
    actor.send({ type: 'RETRY' });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ FillOrderDetails: 'held' });
  });
});

describe('placing', () => {
  it('resets the flow and emits the order after a success [REQ-STEP-05] [REQ-STEP-14]', async () => {
    const { actor, emitted } = startFlow({ destination: door });
    await settle();
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle();
    expect(emitted).toContainEqual({ type: 'placed', orderId: 'v1-1', afterAll: false });
    expect(currentStep(actor.getSnapshot())).toBe('AskForDestinationAddress');
    expect(actor.getSnapshot().context).toMatchObject({ destination: null, quote: null });
  });

  it('sends one order for two clicks, and blocks Back and a new destination until the answer [REQ-SUBMIT-15]', async () => {
    const { actor, place } = startFlow({
      destination: door,
      place: () => new Promise((done) => setTimeout(() => done({ orderId: 'v1-1', afterAll: false }), 500)),
    });
    await settle();
    actor.send({ type: 'PLACE', submission: CHECKED });
    actor.send({ type: 'PLACE', submission: CHECKED });
    actor.send({ type: 'BACK' });
    actor.send({ type: 'DESTINATION_CHOSEN', point: shop });
    expect(actor.getSnapshot().value).toEqual({ FillPaymentDetails: 'placing' });
    await settle(1000);
    expect(place).toHaveBeenCalledTimes(1);
  });

  it('waits one second, renews the fee and repeats without a question when it is the same [REQ-FEE-08] [REQ-FEE-09]', async () => {
    const place = jest
      .fn(async (_quote: Quote): Promise<Placement> => ({ orderId: 'v1-1', afterAll: false }))
      .mockRejectedValueOnce(new PlacementError('signature-expired'));
    const { actor, quote, emitted } = startFlow({ destination: door, place });
    await settle();
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle(999);
    expect(quote).toHaveBeenCalledTimes(1);
    await settle(1);
    expect(quote).toHaveBeenCalledTimes(2);
    expect(place).toHaveBeenCalledTimes(2);
    expect(emitted).toContainEqual({ type: 'placed', orderId: 'v1-1', afterAll: false });
  });

  it('asks before it sends an order at another fee [REQ-FEE-10]', async () => {
    let fee = 84;
    const place = jest
      .fn(async (_quote: Quote): Promise<Placement> => ({ orderId: 'v1-1', afterAll: false }))
      .mockRejectedValueOnce(new PlacementError('signature-expired'));
    const { actor, emitted } = startFlow({
      destination: door,
      place,
      quote: async (request) => buildQuote(fee, request),
    });
    await settle();
    fee = 92;
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle(1500);
    expect(actor.getSnapshot().value).toEqual({ FillPaymentDetails: 'askingAboutFee' });
    expect(actor.getSnapshot().context).toMatchObject({ formerFee: 84, quote: { fee: 92 } });
    expect(place).toHaveBeenCalledTimes(1);
    actor.send({ type: 'AGREE' });
    await settle();
    expect(place).toHaveBeenLastCalledWith(expect.objectContaining({ fee: 92, signature: 'signature-92' }));
    expect(emitted).toContainEqual({ type: 'placed', orderId: 'v1-1', afterAll: false });
  });

  it('reports a fee that cannot be renewed and sends nothing [REQ-FEE-12]', async () => {
    const place = jest.fn(async (_quote: Quote): Promise<Placement> =>
      Promise.reject(new PlacementError('signature-expired')),
    );
    const quote = jest
      .fn(async (request: QuoteRequest) => buildQuote(84, request))
      .mockImplementationOnce(async (request) => buildQuote(84, request))
      .mockRejectedValueOnce(new QuoteError('fee-failed'));
    const { actor } = startFlow({ destination: door, place, quote });
    await settle();
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle(1500);
    expect(actor.getSnapshot().context.fault).toEqual({ kind: 'recompute-failed' });
    expect(place).toHaveBeenCalledTimes(1);
  });

  it('allows a retry after a refusal and names the field', async () => {
    const refusal = new PlacementError('refused', {
      translationKey: 'validation.phone-incorrect',
      field: 'customer.phone_number',
    });
    const { actor } = startFlow({ destination: door, place: async () => Promise.reject(refusal) });
    await settle();
    actor.send({ type: 'PLACE', submission: CHECKED });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ FillPaymentDetails: 'held' });
    expect(actor.getSnapshot().context.fault).toEqual({
      kind: 'refused',
      translationKey: 'validation.phone-incorrect',
      field: 'customer.phone_number',
    });
  });
});
