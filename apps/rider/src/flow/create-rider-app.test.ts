import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { PhoneStore } from '../api/phone-store';
import { buildDelivery, createFakeRiderServer, type FakeRiderServer } from '../testing/fake-rider-server';
import { createRiderApp } from './create-rider-app';

const realFetch = globalThis.fetch;
let server: FakeRiderServer;
let stored: Map<string, unknown>;
let end: () => void = () => undefined;
beforeEach(() => {
  stored = new Map();
  server = createFakeRiderServer({ deliveries: [buildDelivery()] });
  globalThis.fetch = (...call) => server.fetch(...call);
});
afterEach(() => {
  end();
  globalThis.fetch = realFetch;
});

function openApp() {
  const store: PhoneStore = {
    readAll: async () => new Map(stored),
    write: async (name, value) => (stored.set(name, value), true),
    remove: async (name) => void stored.delete(name),
  };
  const hash = `#invitation=${'x'.repeat(43)}`;
  const baseUrl = 'http://kw.localhost/courier/api/v1';
  const app = createRiderApp({
    baseUrl,
    store,
    hash,
    confirmRelease: () => Promise.resolve(),
    onSignedIn: () => undefined,
  });
  end = app.start();
  return app;
}

it('a phone whose session has ended keeps no name and no address', async () => {
  const app = openApp();
  await waitFor(() => expect(app.get().signIn.kind).not.toBe('loading'));
  await app.enterPin('271828');
  await waitFor(() => expect(stored.has('shift')).toBe(true));
  server.refusals.set('/shift', [401, 'error.unauthorized']);
  await app.retry();
  await waitFor(() => expect(stored.has('shift')).toBe(false));
  expect(app.get().shift).toBeNull();
  expect(JSON.stringify([...stored])).not.toContain(buildDelivery().dropoff.name);
});

it('opens with a shift that another release has stored in another shape', async () => {
  stored.set('identity', { device: '0f3c9a7e5b1d48f0a6c4e8d7b1f09a23', invitation: 'x'.repeat(43) });
  stored.set('shift', { on_duty: true, deliveries: 'none' });
  const app = openApp();
  await waitFor(() => expect(app.get().signIn.kind).not.toBe('loading'));
  expect(app.get()).toMatchObject({ shift: null, signIn: { kind: 'pin' } });
});

const DOOR = { reached_status: 'NEAR_CUSTOMER' as const, proofs_required: ['photo', 'signature'] as const };

async function openAtDoor() {
  server.shift = {
    ...server.shift,
    deliveries: [buildDelivery({ ...DOOR, proofs_required: [...DOOR.proofs_required] })],
  };
  const app = openApp();
  await waitFor(() => expect(app.get().signIn.kind).not.toBe('loading'));
  if (app.get().signIn.kind === 'pin') await app.enterPin('271828');
  await waitFor(() => expect(app.get().stops).toHaveLength(1));
  const [stop] = app.get().stops;
  if (!stop) throw new Error('There is no stop.');
  return { app, stop };
}

it('keeps what was entered at the door after a reload, also the photo that the server has', async () => {
  const { app, stop } = await openAtDoor();
  app.enter(stop, { isCashTaken: true, signature: 'M1 1 L20 20' });
  await app.addPhoto(stop, 'delivery', new Blob(['photo'], { type: 'image/jpeg' }));
  await waitFor(() => expect(server.calls.at(-1)?.call).toContain('/proofs/delivery'));
  end();
  const again = await openAtDoor();
  expect(again.stop).toMatchObject({
    photos: ['delivery'],
    draft: { isCashTaken: true, signature: 'M1 1 L20 20', pin: '' },
  });
});

it('sends a photo and a delivery once, in order, when the page was closed without a connection', async () => {
  const { app, stop } = await openAtDoor();
  server.isReachable = false;
  await app.addPhoto(stop, 'delivery', new Blob(['photo'], { type: 'image/jpeg' }));
  await app.report(stop, 'DELIVERED', { signature: 'M1 1 L20 20' });
  end();
  const sentBefore = server.calls.length;
  server.isReachable = true;
  const reopened = openApp();
  await waitFor(() => expect(reopened.get().unsent).toEqual([]));
  await reopened.retry();
  const path = `/deliveries/${stop.delivery.order_id}`;
  const sent = server.calls.slice(sentBefore).filter(({ call }) => call.includes(path));
  expect(sent.map(({ call }) => call)).toEqual([`PUT ${path}/proofs/delivery`, `POST ${path}/events`]);
  expect(sent.at(-1)?.body).toMatchObject({ status: 'DELIVERED', signature: 'M1 1 L20 20' });
});

it('forgets what was entered once the delivery has ended, and when the session ends', async () => {
  const { app, stop } = await openAtDoor();
  const drafts = () => [...stored.keys()].filter((name) => name.startsWith('draft '));
  app.enter(stop, { signature: 'M1 1 L20 20' });
  expect(drafts()).toHaveLength(1);
  server.shift = { ...server.shift, deliveries: [] };
  await app.retry();
  expect(drafts()).toEqual([]);
  app.enter(stop, { signature: 'M1 1 L20 20' });
  server.refusals.set('/shift', [401, 'error.unauthorized']);
  await app.retry();
  expect(drafts()).toEqual([]);
});
