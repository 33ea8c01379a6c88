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
  const base = 'http://kw.localhost/courier/rider/v1';
  const app = createRiderApp({ base, store, hash, onSignedIn: () => undefined });
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
