import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { calm, KARACHI } from '../../testing/begin-request';
import { begunOnce } from '../../testing/begun-once';
import { collectAtClifton } from '../../testing/collect-at-clifton';
import { addClifton } from '../../testing/karachi-places';
import { openStoredAddresses } from '../../testing/stored-values';

const begin = begunOnce();
const addresses = () => openStoredAddresses(KARACHI.vendorId).getState().addresses;
const toChange = () =>
  buildOrder({
    order_id: 'v2002-7',
    vendor_id: KARACHI.vendorId,
    status: 'RECEIVED',
    preordered_for: null,
    delivery_fee: 72,
    customer: {
      name: KARACHI.form.destinationName,
      phone_number: '+923012345678',
      location: { latitude: 24.8668, longitude: 67.0246, address: 'Shahrah-e-Faisal 12', notes: '' },
    },
  });
const change = () =>
  begin({
    order: toChange(),
    prepare: (fake) => void (fake.state.fees = { base: 72, perKilometre: 0, surcharge: 0 }),
  });

describe('a sent request', () => {
  it('is reported as a new order, opens tracking and is added to the orders of this browser', async () => {
    const { submit, shell, orders } = await begin();
    const added: string[] = [];
    shell.ports.session.addGuestOrder = (id) => added.push(id);
    submit.run('PLACE');
    await calm();
    const [order] = orders();
    expect(shell.events.filter(({ event }) => event.startsWith('order_request_placed'))).toEqual([
      {
        event: 'order_request_placed',
        data: { order_id: order?.order_id, vendor_id: KARACHI.vendorId },
      },
    ]);
    expect(shell.navigations).toEqual([expect.stringContaining(order?.order_id ?? 'none')]);
    expect(added).toEqual([order?.order_id]);
  });

  it('of a guest saves no address in the browser', async () => {
    const begun = await begin({
      mode: 'GUEST',
      form: { paymentMethod: 'CASH_ON_DELIVERY' },
      prepare: addClifton,
    });
    await collectAtClifton(begun);
    begun.submit.run('PLACE');
    await calm();
    expect(begun.problems.state.getState().problems).toEqual([]);
    expect(begun.backend.callsOf('orders.create')[0]?.body).toMatchObject({
      sender: { name: 'Bilal', phone_number: '+923001234567' },
    });
    expect(begun.orders()).toHaveLength(1);
    expect(addresses()).toEqual([]);
  });

  it('is reported as an update and adds no order to this browser', async () => {
    const { submit, shell, draft } = await change();
    const added: string[] = [];
    shell.ports.session.addGuestOrder = (id) => added.push(id);
    draft.getState().change({ orderDescription: 'Three biryanis' });
    submit.run('PLACE');
    await calm();
    expect(shell.events.map(({ event }) => event)).toContain('order_request_updated');
    expect(shell.events.map(({ event }) => event)).not.toContain('order_request_placed');
    expect(added).toEqual([]);
    expect(shell.navigations).toEqual([expect.stringContaining('v2002-7')]);
  });
});

describe('a refusal', () => {
  const refused = async (failure: object) => {
    const { submit, problems, backend } = await begin();
    backend.fail('orders.create', { status: 400, ...failure });
    submit.run('PLACE');
    await calm();
    return problems.state.getState().problems;
  };

  it.each([
    ['customer.phone_number', 'phone'],
    ['preordered_for', 'time'],
    ['vat_number', 'vat_number'],
  ])('of %s is shown at its field', async (field, shown) => {
    expect(await refused({ field, translationKey: 'validation.refused' })).toEqual([
      { field: shown, key: 'validation.refused' },
    ]);
  });

  it('without a server message shows a general message', async () => {
    expect(await refused({ field: 'customer.name' })).toEqual([{ field: 'name', key: 'general' }]);
  });

  it('that names no field of the form is shown at none', async () => {
    expect(await refused({ field: 'signature' })).toEqual([]);
    expect(await refused({})).toEqual([]);
  });

  it('is no field problem when the server failed, even if it names a field', async () => {
    expect(await refused({ status: 503, field: 'customer.name' })).toEqual([]);
  });

  it('of an outdated update reloads the order; other refusals do not', async () => {
    const read = async (status: number) => {
      const { submit, draft, backend, shell } = await change();
      const queryKeys: unknown[] = [];
      shell.queryClient.invalidateQueries = async (filters) => void queryKeys.push(filters?.queryKey);
      draft.getState().change({ orderDescription: 'Three biryanis' });
      backend.fail('orders.update', { status });
      submit.run('PLACE');
      await calm();
      return JSON.stringify(queryKeys);
    };
    expect(await read(409)).toContain('v2002-7');
    expect(await read(404)).not.toContain('v2002-7');
  });
});

describe('a field that lost the focus', () => {
  it('shows only its own wrong value, and no missing ones', async () => {
    const { submit, problems } = await begin({
      form: { destinationName: '', orderAmount: '99', vat_number: '1' },
    });
    submit.leave('name');
    await calm();
    expect(problems.state.getState()).toEqual({ problems: [], wanted: null });
    submit.leave('amount');
    await calm();
    expect(problems.state.getState().problems).toMatchObject([{ field: 'amount' }]);
    expect(problems.state.getState().wanted).toBeNull();
  });

  it('is not validated with a former value', async () => {
    const { submit, problems, draft } = await begin({ form: { orderAmount: '99' } });
    submit.leave('amount');
    draft.getState().change({ orderAmount: '500' });
    await calm();
    expect(problems.state.getState().problems).toEqual([]);
  });
});
