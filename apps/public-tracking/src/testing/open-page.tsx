import type { Order } from '@courier/api-client';
import { buildOrder, buildRider, createFakeBackend, type FakeBackend } from '@courier/api-client/testing';
import { openRemote, type OpenRemoteOptions } from '@courier/shell-api/testing';
import zh from '../../locales/zh_Hant_TW.json';
import remote from '../index';
// Imported here, so that the first test does not include the loading time.
import '../screens/order-tracking/OrderTrackingScreen';

/** A backend with one order, assigned to a rider when the order names one. */
export function backendWith(order: Partial<Order> = {}): { backend: FakeBackend; orderId: string } {
  const backend = createFakeBackend();
  backend.state.riders.set('r-1', buildRider({ rider_id: 'r-1', name: 'Wang Chun-kai' }));
  return { backend, orderId: backend.addOrder(buildOrder(order)).order_id };
}

/** Opens a page of the remote as a user with only the link. */
export function openPage(path: string, options: Omit<OpenRemoteOptions, 'path'> = {}) {
  return openRemote(remote, { path, mode: 'GUEST', guest: null, locales: { zh_Hant_TW: zh }, ...options });
}
