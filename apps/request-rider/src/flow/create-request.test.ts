import { beforeEach, describe, expect, it } from '@jest/globals';
import { beginRequest, calm, KARACHI } from '../testing/begin-request';
import { openStoredAddresses } from '../testing/stored-values';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a request', () => {
  it('continues after an immediate unmount and remount, as in strict mode', async () => {
    const { request, close, flow, submit, orders } = await beginRequest();
    close();
    const end = request.open();
    await calm();
    expect(flow.getSnapshot().status).toBe('active');
    submit.run('PLACE');
    await calm();
    expect(orders()).toHaveLength(1);
    end();
  });

  it('has one set of subscriptions after a remount', async () => {
    const { request, close, submit, shell, backend, problems } = await beginRequest();
    close();
    const end = request.open();
    const before = shell.events.length;
    const led: unknown[] = [];
    problems.state.subscribe(({ wanted }) => led.push(wanted));
    backend.fail('orders.create', { status: 400, field: 'customer.name' }, 1);
    submit.run('PLACE');
    await calm();
    expect(led.filter(Boolean)).toHaveLength(1);
    submit.run('PLACE');
    await calm();
    const events = shell.events.slice(before).map(({ event, data }) => data?.['step'] ?? event);
    expect(events.filter((event) => event === 'FillPaymentDetails')).toHaveLength(1);
    expect(events.filter((event) => event === 'order_request_placed')).toHaveLength(1);
    expect(shell.navigations).toHaveLength(1);
    end();
  });

  it('blocks reloads once after a remount during a card payment', async () => {
    const { request, close, submit, shell, flow } = await beginRequest({
      form: { paymentMethod: 'ONLINE_PAYMENT' },
    });
    let holds = 0;
    shell.ports.navigation.holdReload = () => {
      holds += 1;
      return () => void (holds -= 1);
    };
    submit.run('PLACE');
    await calm();
    close();
    const end = request.open();
    expect(holds).toBe(1);
    flow.send({ type: 'BACK' });
    await calm();
    submit.run('PLACE');
    await calm();
    expect(holds).toBe(1);
    end();
  });

  it('sends nothing when it was left during the renewal of its fee', async () => {
    const { submit, close, flow, backend, orders } = await beginRequest();
    const answer = backend.delay('pricing.fee');
    flow.send({ type: 'RETRY' });
    submit.run('PLACE');
    await calm();
    close();
    await calm();
    answer();
    await calm();
    expect(orders()).toEqual([]);
  });

  it('stops and cancels an open payment when it is left', async () => {
    const { submit, close, flow, backend } = await beginRequest({
      form: { paymentMethod: 'ONLINE_PAYMENT' },
    });
    submit.run('PLACE');
    await calm();
    close();
    await calm();
    expect(flow.getSnapshot().status).toBe('stopped');
    expect([...backend.state.payments.intents.values()].map(({ status }) => status)).toEqual(['CANCELLED']);
  });

  it('blocks automatic reloads only during a card payment', async () => {
    let holds = 0;
    const { submit, flow, shell, close } = await beginRequest({ form: { paymentMethod: 'ONLINE_PAYMENT' } });
    shell.ports.navigation.holdReload = () => {
      holds += 1;
      return () => void (holds -= 1);
    };
    submit.run('PLACE');
    await calm();
    expect(holds).toBe(1);
    flow.send({ type: 'BACK' });
    await calm();
    expect(holds).toBe(0);
    submit.run('PLACE');
    await calm();
    expect(holds).toBe(1);
    close();
    expect(holds).toBe(0);
  });

  it('reports each step once', async () => {
    const { shell, submit, close } = await beginRequest();
    submit.run('REVIEW');
    await calm();
    const steps = shell.events.filter(({ event }) => event === 'order_request_step');
    expect(new Set(steps.map(({ data }) => data?.['vendor_id']))).toEqual(new Set([KARACHI.vendorId]));
    expect(steps.map(({ data }) => data?.['step'])).toEqual([
      'CheckServiceHours',
      'CheckIfDestinationIsValid',
      'CheckServiceHours',
      'FillOrderDetails',
      'FillPaymentDetails',
    ]);
    close();
  });

  it('clears the form and saves the address after the order was placed', async () => {
    const { submit, draft, shell, close } = await beginRequest();
    submit.run('PLACE');
    await calm();
    expect(draft.getState()).toMatchObject({ form: { destinationName: '', orderAmount: '' }, attempt: null });
    const { addresses } = openStoredAddresses(KARACHI.vendorId).getState();
    expect(addresses).toMatchObject([{ text: KARACHI.form.destinationTextAddress }]);
    expect(shell.navigations).toHaveLength(1);
    close();
  });

  it('sends the current pickup time of the vendor, not the one from when the form opened', async () => {
    const { submit, shell, vendor, backend, close } = await beginRequest();
    const now = { ...shell.ports.vendors.get(), vendors: [{ ...vendor, estimation_pick_up_time: 33 }] };
    shell.ports.vendors = { ...shell.ports.vendors, get: () => now };
    submit.run('PLACE');
    await calm();
    expect(backend.callsOf('orders.create')[0]?.body).toMatchObject({ login_pickup_estimation: 33 });
    close();
  });
});
