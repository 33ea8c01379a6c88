import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order, Tracking } from '@courier/api-client/contract';
import { LIMITS } from '@courier/config';
import {
  API,
  DESTINATION,
  SHOP,
  signedInCaller,
  type TestCaller,
} from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { respondToProposal } from '../respond-to-proposal';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

async function postWithKey(path: string, payload: object, host = 'localhost') {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `${API}${path}`,
    payload,
    headers: { host },
  });
  return statusCode;
}
const readKey = async (id: string) => (await owner.order(id)).handover?.customer_key ?? '';
/** Sends what the holder of the customer's link writes. */
async function postCustomerMessage(path: string, payload: object, host = 'localhost') {
  const [, , id = ''] = path.split('/');
  const key = id === UNKNOWN ? 'unknown' : await readKey(id);
  return postWithKey(path, { key, ...payload }, host);
}
const UNKNOWN = 'v1001-26110000';
const fetchCustomerPage = async (id: string) =>
  (await server.app.inject({ url: `${API}/tracking/${id}` })).json<{ result: Tracking }>().result;
const advance = (id: string, status: string) =>
  owner.call('POST', `/simulator/orders/${id}/advance`, { status });
const openOrder = async (status = 'RECEIVED') => {
  const id = await owner.placeOrder();
  await advance(id, status);
  return id;
};
/** A position this many metres north. */
const north = (metres: number) => ({ ...DESTINATION, latitude: DESTINATION.latitude + metres / 111_195 });
const quoteTo = async (destination: object) =>
  (
    await owner.call('POST', '/delivery/fee', {
      source: SHOP,
      destination,
      vendor_id: 'v1001',
      delivery_type: 'food',
    })
  ).body as unknown as { fee: number; signature: string };
const readAnswer = async (id: string, more: object) => {
  const { proposal } = await owner.order(id);
  return owner.call('PUT', `/order/${id}/proposal`, {
    vendor_id: 'v1001',
    created_at: proposal?.created_at ?? 0,
    ...more,
  });
};

describe('what a customer proposes', () => {
  it('reaches the vendor, changes nothing, and is not shown to others with the link', async () => {
    const id = await openOrder();
    const before = await owner.order(id);
    expect(await postCustomerMessage(`/tracking/${id}/proposal`, { note: ' Ring 5F ', pin: north(40) })).toBe(
      200,
    );
    const after = await owner.order(id);
    expect(after.proposal).toMatchObject({ note: 'Ring 5F', pin: north(40), state: 'open' });
    expect(after.customer).toEqual(before.customer);
    expect(after.status_history).toEqual(before.status_history);
    expect(after.updated_at).toBeGreaterThan(before.updated_at);
    const shown = await fetchCustomerPage(id);
    expect(shown.proposal).toEqual({ note: true, pin: true, state: 'open', answered_at: null });
    expect(JSON.stringify(shown)).not.toContain('5F');
  });

  it('changes the order once the vendor accepts it, with the fee to the new pin', async () => {
    const id = await openOrder();
    await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring 5F', pin: north(60) });
    expect((await readAnswer(id, { accepted: true })).status).toBe(400);
    const wrong = await quoteTo(north(3000));
    const { fee, signature } = await quoteTo(north(60));
    const withFee = (quote: { fee: number; signature: string }) =>
      readAnswer(id, { accepted: true, delivery_fee: quote.fee, signature: quote.signature });
    expect((await withFee(wrong)).status).toBe(400);
    expect((await owner.order(id)).customer.location).toMatchObject(DESTINATION);
    expect((await withFee({ fee, signature })).status).toBe(200);
    const changed = await owner.order(id);
    expect(changed).toMatchObject({ status: 'MODIFIED', delivery_fee: fee, proposal: { state: 'accepted' } });
    expect(changed.customer.location).toMatchObject({
      ...north(60),
      notes: expect.stringMatching(/Ring 5F$/),
    });
    expect((await withFee({ fee, signature })).status).toBe(409);
  });

  it('leaves the order as it is when the vendor refuses it', async () => {
    const id = await openOrder();
    const { customer } = await owner.order(id);
    await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring 5F' });
    expect((await readAnswer(id, { accepted: false })).status).toBe(200);
    expect(await owner.order(id)).toMatchObject({ customer, proposal: { state: 'refused' } });
    expect((await fetchCustomerPage(id)).proposal).toMatchObject({
      state: 'refused',
      answered_at: expect.any(Number),
    });
  });

  it('is answered as it was read, and only by its vendor', async () => {
    const id = await openOrder();
    await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring 5F' });
    const read = (await owner.order(id)).proposal?.created_at ?? 0;
    await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Leave with the guard' });
    expect((await readAnswer(id, { accepted: true, created_at: read })).status).toBe(409);
    expect((await readAnswer(id, { accepted: true, vendor_id: 'v1002' })).status).toBe(404);
    const stranger = await signedInCaller(server, 'multi@demo.test');
    const { proposal } = await owner.order(id);
    const foreign = { vendor_id: 'v1001', created_at: proposal?.created_at, accepted: true };
    expect((await stranger.call('PUT', `/order/${id}/proposal`, foreign)).status).toBe(404);
    expect(await owner.order(id)).toMatchObject({ proposal: { state: 'open' } });
  });

  it('may be a note until it is collected, and a pin until a rider has accepted', async () => {
    const id = await openOrder();
    const tried = async () => [
      await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring' }),
      await postCustomerMessage(`/tracking/${id}/proposal`, { pin: north(10) }),
    ];
    expect(await tried()).toEqual([200, 200]);
    await advance(id, 'COURIER_ACCEPTED_DELIVERY');
    expect(await tried()).toEqual([200, 409]);
    await advance(id, 'PICKED_UP');
    expect(await tried()).toEqual([409, 409]);
    expect((await readAnswer(id, { accepted: true })).status).toBe(409);
  });

  it('has limits: a distance, a length, so many, and an order of this country', async () => {
    const id = await openOrder();
    const path = `/tracking/${id}/proposal`;
    expect(await postCustomerMessage(path, {})).toBe(400);
    expect(await postCustomerMessage(path, { note: '   ' })).toBe(400);
    expect(await postCustomerMessage(path, { pin: north(LIMITS.proposalPinMetres + 2) })).toBe(400);
    expect(await postCustomerMessage(path, { note: 'x'.repeat(LIMITS.proposalNoteCharacters + 1) })).toBe(
      400,
    );
    expect(await postCustomerMessage(path, { note: 'Ring' }, 'pk.localhost')).toBe(404);
    expect(await postCustomerMessage(`/tracking/${UNKNOWN}/proposal`, { note: 'Ring' })).toBe(404);
    for (let made = 0; made < LIMITS.proposalsPerOrder; made += 1)
      expect(await postCustomerMessage(path, { note: `Ring ${made}` })).toBe(200);
    expect(await postCustomerMessage(path, { note: 'Ring' })).toBe(409);
  });
});

describe('a proposal that is answered', () => {
  const noted = async (notes: string, status = 'RECEIVED') => {
    const id = await owner.placeOrder((body) => ({
      ...body,
      customer: { ...body.customer, location: { ...body.customer.location, notes } },
      order: { ...body.order, payment_method: 'CASH_ON_DELIVERY', amount: 55, cold_bag_needed: true },
    }));
    await advance(id, status);
    return id;
  };
  const withFee = async (id: string, accepted = true) => {
    const { fee, signature } = await quoteTo(north(60));
    return readAnswer(id, { accepted, delivery_fee: fee, signature });
  };
  const TOO_LATE = {
    message: 'the proposal can no longer be answered so',
    meta: { translation_key: 'order.not-updated' },
  };

  it('follows the note of the vendor from then on, and is not a status of the order', async () => {
    const id = await noted('Side door');
    await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring 5F' });
    const before = await owner.order(id);
    // Shorter than the rider's time to the next step.
    server.clock.advance(12);
    const publishedOrders: Order[] = [];
    const stop = server.deps.bus.subscribe((order) => publishedOrders.push(order));
    const accepted = await readAnswer(id, { accepted: true });
    stop();
    const after = await owner.order(id);
    const now = server.clock.nowSeconds();
    expect(after).toEqual({
      ...before,
      updated_at: now,
      proposal: { ...before.proposal, state: 'accepted', answered_at: now },
      customer: {
        ...before.customer,
        location: { ...before.customer.location, notes: 'Side door\nRing 5F' },
      },
    });
    expect([accepted.body.result, publishedOrders]).toEqual([after, [after]]);
    for (const again of [true, false])
      expect((await readAnswer(id, { accepted: again })).body).toEqual(TOO_LATE);
  });

  it('as a pin alone changes the place alone', async () => {
    const id = await noted('Side door');
    await postCustomerMessage(`/tracking/${id}/proposal`, { pin: north(60) });
    const before = await owner.order(id);
    expect((await withFee(id)).status).toBe(200);
    const after = await owner.order(id);
    expect(after.order).toEqual(before.order);
    expect(after.customer).toEqual({
      ...before.customer,
      location: { ...before.customer.location, ...north(60) },
    });
    expect(after.proposal).toMatchObject({ state: 'accepted', answered_at: server.clock.nowSeconds() });
  });

  it('with a pin needs the fee to it and its signature', async () => {
    const id = await noted('');
    await postCustomerMessage(`/tracking/${id}/proposal`, { pin: north(60) });
    const { fee, signature } = await quoteTo(north(60));
    for (const half of [{ delivery_fee: fee }, { signature }]) {
      const { status, body } = await readAnswer(id, { accepted: true, ...half });
      expect([status, body]).toEqual([
        400,
        {
          message: 'The fee to the new pin is missing',
          meta: { translation_key: 'order.signature-invalid', field: 'signature' },
        },
      ]);
    }
    expect((await owner.order(id)).proposal).toMatchObject({ state: 'open' });
  });

  it('may be refused at any time, its pin accepted only while the order can change', async () => {
    const id = await noted('');
    await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring', pin: north(60) });
    await advance(id, 'COURIER_ACCEPTED_DELIVERY');
    const before = await owner.order(id);
    for (const tried of [await withFee(id), await readAnswer(id, { accepted: true })])
      expect([tried.status, tried.body]).toEqual([409, TOO_LATE]);
    await advance(id, 'PICKED_UP');
    expect((await withFee(id, false)).status).toBe(200);
    const after = await owner.order(id);
    expect(after.customer).toEqual(before.customer);
    expect([after.status, after.proposal?.state]).toEqual(['PICKED_UP', 'refused']);
  });

  it('is one there is', async () => {
    const id = await noted('');
    for (const accepted of [true, false]) {
      const { status, body } = await readAnswer(id, { accepted });
      expect([status, body]).toEqual([409, TOO_LATE]);
    }
    const acceptProposal = (orderId: string) =>
      respondToProposal(server.deps, server.deps.db, 'TW', orderId, {
        vendor_id: 'v1001',
        created_at: 0,
        accepted: true,
      });
    await expect(acceptProposal('nothing')).rejects.toMatchObject({ status: 404 });
  });

  it('fits into the notes, or leaves them as they are', async () => {
    const wrote = (bytes: number) => '茶'.repeat(300) + 'x'.repeat(bytes - 900);
    const [fits, exceeds] = [await noted(wrote(LIMITS.notesBytes - 5)), await noted(wrote(996))];
    for (const id of [fits, exceeds]) await postCustomerMessage(`/tracking/${id}/proposal`, { note: 'Ring' });
    expect((await readAnswer(fits, { accepted: true })).status).toBe(200);
    const { status, body } = await readAnswer(exceeds, { accepted: true });
    expect([status, body]).toEqual([409, TOO_LATE]);
    expect((await owner.order(exceeds)).customer.location.notes).toBe(wrote(996));
  });
});

describe('what a customer says of a delivery', () => {
  it('is stored and shown to the vendor, its text to no other person; it can be changed for a day', async () => {
    const id = await openOrder('PICKED_UP');
    expect(await postCustomerMessage(`/tracking/${id}/rating`, { stars: 4 })).toBe(409);
    await advance(id, 'DELIVERED');
    for (const stars of [0, 6, 4.5])
      expect(await postCustomerMessage(`/tracking/${id}/rating`, { stars })).toBe(400);
    expect(await postCustomerMessage(`/tracking/${id}/rating`, { stars: 2, words: 'Cold' })).toBe(200);
    expect((await owner.order(id)).rating).toMatchObject({ stars: 2, words: 'Cold' });
    expect(await postCustomerMessage(`/tracking/${id}/rating`, { stars: 4 })).toBe(200);
    expect((await owner.order(id)).rating).toMatchObject({ stars: 4, words: 'Cold' });
    const shown = await fetchCustomerPage(id);
    expect(shown).toMatchObject({ stars: 4, ratable_until: expect.any(Number) });
    expect(JSON.stringify(shown)).not.toContain('Cold');
    const key = await readKey(id);
    server.clock.advance(LIMITS.ratingChangeSeconds + 60);
    expect(await postWithKey(`/tracking/${id}/rating`, { key, stars: 1 })).toBe(409);
    expect((await fetchCustomerPage(id)).ratable_until).toBeUndefined();
    server.clock.advance(-LIMITS.ratingChangeSeconds - 60);
  });
});

describe('the key of the customer’s link', () => {
  // The session of the tests before ended with their clock.
  beforeAll(async () => {
    owner = await signedInCaller(server);
  });
  const messages = [
    ['/proposal', 'RECEIVED', { note: 'Ring 5F' }],
    ['/rating', 'DELIVERED', { stars: 5 }],
  ] as const;

  it.each(messages)(
    'is needed for %s: the id of the order alone allows nothing',
    async (path, status, body) => {
      const id = await openOrder(status);
      const other = await openOrder(status);
      const address = `/tracking/${id}${path}`;
      for (const wrong of [{}, { key: 'guess' }, { key: await readKey(other) }])
        expect(await postWithKey(address, { ...body, ...wrong })).toBe(404);
      expect(await postWithKey(address, { ...body, key: '' })).toBe(400);
      const before = await owner.order(id);
      expect([before.proposal, before.rating]).toEqual([undefined, undefined]);
      expect(await postWithKey(address, { ...body, key: await readKey(id) })).toBe(200);
      expect(await fetchCustomerPage(id)).toMatchObject({ key_required: true });
    },
  );

  it.each(messages)('is not needed for %s of an order of before the keys', async (path, status, body) => {
    const id = await openOrder(status);
    await server.deps.db
      .updateTable('orders')
      .set({ customer_key: null })
      .where('order_id', '=', id)
      .execute();
    expect(await postWithKey(`/tracking/${id}${path}`, body)).toBe(200);
    expect(await fetchCustomerPage(id)).not.toHaveProperty('key_required');
  });

  it('is given to the shop alone, never to those who open the link without it [PUB-01]', async () => {
    const id = await openOrder('DELIVERED');
    const key = await readKey(id);
    expect(key).toMatch(/^[\w-]{22}$/);
    for (const path of [`/tracking/${id}`, `/tracking-c2c/${id}`, `/delivery-receipt/${id}`]) {
      const { statusCode, body } = await server.app.inject({ url: `${API}${path}` });
      expect([statusCode, body.includes(key)]).toEqual([200, false]);
    }
  });
});
