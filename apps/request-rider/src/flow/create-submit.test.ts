import { afterEach, describe, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { buildOrder } from '@courier/api-client/testing';
import { LIMITS } from '@courier/config';
import { isTaken } from './machine/flow-view';
import { calm, KARACHI } from '../testing/begin-request';
import { begunOnce } from '../testing/begun-once';
import { closedHours } from '../testing/closed-hours';

const begin = begunOnce();
afterEach(() => {
  onlineManager.setOnline(true);
});

describe('the submit button', () => {
  it('places the order as typed, with the phone number in international format', async () => {
    const { submit, backend, orders } = await begin();
    submit.run('PLACE');
    await calm();
    expect(orders()).toHaveLength(1);
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({
      vendor_id: 'v2002',
      customer: { name: 'Ayesha Khan', phone_number: '+923012345678' },
      order: { payment_method: 'PAID', amount: 1450 },
    });
  });

  it.each([
    ['name', { destinationName: 'Ayesha 2' }],
    ['phone', { destinationPhoneNumber: '0' }],
    ['amount', { orderAmount: '99' }],
    ['description', { orderDescription: 'x'.repeat(LIMITS.descriptionCharacters + 1) }],
    ['time', { preordered_for: 1_000_000_000 }],
    ['vat_number', { vat_number: '2468' }],
  ] as const)('sends nothing while the %s is wrong, and reveals the field', async (field, form) => {
    const { submit, problems, backend } = await begin({ form, flags: { payment_vat: true } });
    submit.run('PLACE');
    await calm();
    expect(problems.state.getState()).toMatchObject({ problems: [{ field }], wanted: { field } });
    expect(backend.callsOf('orders.create')).toEqual([]);
    expect(backend.callsOf('payments.auth')).toEqual([]);
  });

  it('asks for a later time when the order was started during closed hours', async () => {
    const { submit, problems, flow, until, orders } = await begin({
      prepare: ({ state }) => (state.parameters['serviceHours'] = closedHours('Asia/Karachi').serviceHours),
    });
    flow.send({ type: 'SCHEDULE_LATER' });
    await until((snapshot) => snapshot.hasTag('quoted'));
    submit.run('PLACE');
    await calm();
    expect(problems.state.getState().problems).toEqual([{ field: 'time', key: 'time.later-hours' }]);
    expect(orders()).toEqual([]);
  });

  it('removes a problem when the order is sent', async () => {
    const { submit, problems, draft } = await begin({ form: { destinationName: '' } });
    submit.run('PLACE');
    await calm();
    draft.getState().change({ destinationName: 'Ayesha Khan' });
    submit.run('PLACE');
    await calm();
    expect(problems.state.getState().problems).toEqual([]);
  });

  it('reveals the address outside the delivery area and requests no fee', async () => {
    const { submit, problems, backend } = await begin({
      prepare: ({ state }) => (state.deliveryRadiusMetres = 100),
    });
    const asked = backend.callsOf('pricing.fee').length;
    submit.run('PLACE');
    await calm();
    expect(problems.state.getState().problems).toEqual([{ field: 'address', key: 'delivery.not-there-yet' }]);
    expect(backend.callsOf('pricing.fee')).toHaveLength(asked);
  });

  it('requests a missing fee instead of sending without one', async () => {
    const { submit, backend, until, orders } = await begin({
      prepare: (fake) => fake.fail('pricing.fee', { status: 400 }, 1),
    });
    submit.run('PLACE');
    await until((snapshot) => snapshot.hasTag('quoted'));
    await calm();
    expect(backend.callsOf('pricing.fee')).toHaveLength(2);
    expect(orders()).toEqual([]);
  });

  it('sends one order for two simultaneous presses, and none while one is being sent', async () => {
    const { submit, backend, orders } = await begin();
    const answer = backend.delay('orders.create');
    submit.run('PLACE');
    submit.run('PLACE');
    await calm();
    submit.run('PLACE');
    await calm();
    answer();
    await calm();
    expect(backend.callsOf('orders.create')).toHaveLength(1);
    expect(orders()).toHaveLength(1);
  });

  it('reports a problem once for two simultaneous presses', async () => {
    const { submit, problems } = await begin({ form: { destinationName: '' } });
    const reports: unknown[] = [];
    problems.state.subscribe(({ wanted }) => reports.push(wanted));
    submit.run('PLACE');
    submit.run('PLACE');
    await calm();
    expect(reports).toEqual([{ field: 'name' }]);
  });

  const MOMENTS: [string, (begun: Awaited<ReturnType<typeof begin>>) => void][] = [
    ['an address is being checked', ({ destination }) => destination.movePin(KARACHI.shop)],
    ['the order is on its way', ({ submit }) => submit.run('PLACE')],
    [
      'another fee waits for a yes',
      ({ backend, submit }) => {
        backend.state.quotes.forEach((quote) => (quote.validUntil = 0));
        backend.state.fees.surcharge = 35;
        submit.run('PLACE');
      },
    ],
    [
      'a card is asked for',
      ({ draft, submit }) => {
        draft.getState().change({ paymentMethod: 'ONLINE_PAYMENT' });
        submit.run('PLACE');
      },
    ],
  ];
  it.each(MOMENTS)('does nothing while %s', async (moment, lead) => {
    const begun = await begin();
    const { submit, backend, draft, problems, flow } = begun;
    const last = moment.includes('checked') ? 'pricing.fee' : 'orders.create';
    const answer = moment.includes('fee') || moment.includes('card') ? () => undefined : backend.delay(last);
    lead(begun);
    await calm();
    expect(isTaken(flow.getSnapshot())).toBe(true);
    draft.getState().change({ destinationName: '' });
    submit.run('PLACE');
    await calm();
    expect(problems.state.getState().problems).toEqual([]);
    answer();
  });

  it('opens the summary on a phone and places nothing yet', async () => {
    const { submit, flow, backend } = await begin();
    submit.run('REVIEW');
    await calm();
    expect(flow.getSnapshot().matches({ FillPaymentDetails: 'held' })).toBe(true);
    expect(backend.callsOf('orders.create')).toEqual([]);
  });

  it('checks values typed during a pending check', async () => {
    const { submit, draft, backend, problems } = await begin({ flags: { voucher: true } });
    const answer = backend.delay('vouchers.get');
    draft.getState().setVoucherCode('TEA10');
    submit.run('PLACE');
    await calm();
    draft.getState().change({ destinationName: 'Ayesha 2' });
    answer();
    await calm();
    expect(problems.state.getState().problems[0]?.field).toBe('name');
    expect(backend.callsOf('orders.create')).toEqual([]);
  });
});

describe('a high order value', () => {
  const dear = { form: { orderAmount: String(KARACHI.valueLimit + 1) } };

  it('needs a confirmation above the limit, not at the limit', async () => {
    const { submit, orders } = await begin({ form: { orderAmount: String(KARACHI.valueLimit) } });
    submit.run('PLACE');
    await calm();
    expect(submit.state.getState().question).toBeNull();
    expect(orders()).toHaveLength(1);
  });

  it('is sent once after two confirmations, and is not asked about again', async () => {
    const { submit, draft, backend } = await begin(dear);
    submit.run('PLACE');
    await calm();
    expect(submit.state.getState().question).toMatchObject({ amount: 2001, limit: 2000 });
    backend.fail('orders.create', { status: 400 }, 1);
    submit.respond(true);
    submit.respond(true);
    await calm();
    expect(backend.callsOf('orders.create')).toHaveLength(1);
    expect(draft.getState().itemValueConfirmed).toBe(true);
    submit.run('PLACE');
    await calm();
    expect(backend.callsOf('orders.create')).toHaveLength(2);
  });

  it('is not sent when declined, which reveals the amount', async () => {
    const { submit, problems, draft, orders } = await begin(dear);
    submit.run('PLACE');
    await calm();
    submit.respond(false);
    await calm();
    expect(problems.state.getState().wanted).toEqual({ field: 'amount' });
    expect(draft.getState().itemValueConfirmed).toBe(false);
    expect(orders()).toEqual([]);
    submit.run('PLACE');
    await calm();
    expect(submit.state.getState().question).not.toBeNull();
  });

  it('ignores other presses until the question is answered', async () => {
    const { submit, backend, draft } = await begin(dear);
    submit.run('PLACE');
    await calm();
    draft.getState().change({ orderAmount: '100' });
    submit.run('PLACE');
    await calm();
    expect(backend.callsOf('orders.create')).toEqual([]);
  });

  it('is needed above the limit of the vendor, although the country has a higher one', async () => {
    const { submit, backend } = await begin({
      prepare: ({ state }) => {
        for (const { flags } of state.vendors) flags.item_value_limit = 10;
      },
    });
    submit.run('PLACE');
    await calm();
    expect(submit.state.getState().question).toMatchObject({ limit: 10 });
    expect(backend.callsOf('orders.create')).toEqual([]);
  });

  it('is not needed below the limit of the vendor, although the country has a lower one', async () => {
    const { submit, orders } = await begin({
      ...dear,
      prepare: ({ state }) => {
        for (const { flags } of state.vendors) flags.item_value_limit = 10_000_000;
      },
    });
    submit.run('PLACE');
    await calm();
    expect(orders()).toHaveLength(1);
  });

  it('opens the summary when the press asked for it', async () => {
    const { submit, flow, orders } = await begin(dear);
    submit.run('REVIEW');
    await calm();
    submit.respond(true);
    await calm();
    expect(flow.getSnapshot().matches({ FillPaymentDetails: 'held' })).toBe(true);
    expect(orders()).toEqual([]);
  });

  it('does not block the order when the limit cannot be loaded', async () => {
    const { submit, orders } = await begin({
      ...dear,
      prepare: (fake) => delete fake.state.parameters['orderItemValueExceedLimit'],
    });
    submit.run('PLACE');
    await calm();
    expect(orders()).toHaveLength(1);
  });

  it('needs a confirmation offline too, when the limit was loaded before', async () => {
    const { submit } = await begin(dear);
    onlineManager.setOnline(false);
    submit.run('PLACE');
    await calm();
    expect(submit.state.getState().question).not.toBeNull();
  });

  it('is not queued offline and placed without the question after reconnecting', async () => {
    const { submit, flow, shell, orders } = await begin(dear);
    shell.queryClient.removeQueries({ queryKey: ['country-parameter', 'orderItemValueExceedLimit'] });
    onlineManager.setOnline(false);
    submit.run('PLACE');
    await calm();
    expect(flow.getSnapshot().context.fault?.kind).toBe('offline');
    onlineManager.setOnline(true);
    await calm();
    expect(orders()).toEqual([]);
  });
});

describe('a card payment', () => {
  const BY_CARD = { form: { paymentMethod: 'ONLINE_PAYMENT' } };

  it.each(['PLACE', 'REVIEW'] as const)(
    'starts for %s and places nothing before a card is confirmed',
    async (goal) => {
      const { submit, flow, backend } = await begin(BY_CARD);
      submit.run(goal);
      await calm();
      expect(flow.getSnapshot().hasTag('paying')).toBe(true);
      expect(backend.callsOf('orders.create')).toEqual([]);
      const [intent] = backend.callsOf('payments.intent');
      expect(intent?.body).toMatchObject({ order: { customer: { phone_number: '+923012345678' } } });
    },
  );

  it('starts only after an earlier attempt is settled, which is resent unchanged', async () => {
    const begun = await begin();
    const { submit, draft, flow, backend, orders } = begun;
    backend.fail('orders.create', { status: 503 });
    submit.run('PLACE');
    await calm();
    expect(flow.getSnapshot().context.fault?.kind).toBe('unanswered');
    draft.getState().change({ paymentMethod: 'ONLINE_PAYMENT', orderDescription: 'Three biryanis' });
    submit.run('PLACE');
    await calm();
    expect(backend.callsOf('payments.auth')).toEqual([]);
    expect(flow.getSnapshot().context.fault?.kind).toBe('unanswered');
    backend.heal('orders.create');
    flow.send({ type: 'SETTLE' });
    await calm();
    expect(orders()).toMatchObject([{ order: { description: 'Two biryanis', payment_method: 'PAID' } }]);
  });

  it('places nothing by itself when the earlier attempt was not placed', async () => {
    const { draft, flow, orders, submit } = await begin(BY_CARD);
    draft.getState().setAttempt({ key: 'k1', sent: ['{}'] });
    submit.run('PLACE');
    await calm();
    // Another tab does this when its order was placed or refused.
    draft.getState().setAttempt(null);
    flow.send({ type: 'SETTLE' });
    await calm();
    expect(flow.getSnapshot().context.fault?.kind).toBe('create-failed');
    expect(orders()).toEqual([]);
  });
});

describe('an updated order', () => {
  it('keeps its time unchecked, ignores vouchers and is sent as an update', async () => {
    const { shop, form, vendorId } = KARACHI;
    const { submit, backend, draft, problems } = await begin({
      flags: { voucher: true },
      order: buildOrder({
        order_id: 'v2002-7',
        vendor_id: vendorId,
        status: 'RECEIVED',
        preordered_for: 1_000_000_000,
        delivery_fee: 72,
        customer: {
          name: form.destinationName,
          phone_number: '+923012345678',
          location: { ...shop, latitude: 24.8668, address: form.destinationTextAddress, notes: '' },
        },
      }),
      prepare: (fake) => void (fake.state.fees = { base: 72, perKilometre: 0, surcharge: 0 }),
    });
    draft.getState().setVoucherCode('PAST10');
    submit.run('PLACE');
    await calm();
    expect(problems.state.getState().problems).toEqual([]);
    expect(backend.callsOf('orders.create')).toEqual([]);
    expect(backend.callsOf('orders.update')).toMatchObject([{ params: { orderId: 'v2002-7' } }]);
  });
});
