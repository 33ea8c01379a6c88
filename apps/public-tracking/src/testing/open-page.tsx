import { userEvent } from '@testing-library/user-event';
import type { Order } from '@courier/api-client';
import { buildOrder, buildRider, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { createTestShell, renderRemote, type TestShellOptions } from '@courier/shell-api/testing';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';
// Loaded here once, so that the first test does not pay for it.
import '../screens/order-tracking/OrderTrackingScreen';

interface OpenOptions extends Omit<TestShellOptions, 'api'> {
  backend?: FakeBackend;
}

/** A backend that knows one order, carried by the rider when it names one. */
export function backendWith(order: Partial<Order> = {}): { backend: FakeBackend; orderId: string } {
  const backend = createFakeBackend();
  backend.state.riders.set('r-1', buildRider({ rider_id: 'r-1', name: 'Wang Chun-kai' }));
  return { backend, orderId: backend.addOrder(buildOrder(order)).order_id };
}

/** Opens a page of the remote as somebody who merely has the link. */
export function openPage(path: string, { backend = createFakeBackend(), ...options }: OpenOptions = {}) {
  const shell = createTestShell({ api: backend.client, mode: 'GUEST', guest: null, ...options });
  const view = renderRemote(remote, { path, shell, texts: { zh_Hant_TW: zh } });
  const user = userEvent.setup();
  return { backend, shell, user, view };
}
