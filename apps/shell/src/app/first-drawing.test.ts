import { afterEach, expect, it, jest } from '@jest/globals';
import { buildVendor } from '@courier/api-client/testing';
import { createReadable } from '@courier/shell-api/host';
import type { PartLoad, PartState } from '../loading/part-load';
import { createComposition } from '../registry/composition';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { memoryStorage } from '../testing/memory-storage';
import { createVendorsStore } from '../vendors/vendors.store';
import { beforeFirstDrawing } from './first-drawing';

const route = buildRoute({ id: 'list', path: '/list/:vendorId?', allOutletsToggle: true });
const entry = buildEntry({ manifest: { routes: [route] } });
const composition = createComposition(buildRegistry(entry));
const { dataset } = document.documentElement;

function openPage(address: string, hasFirstPaint = true) {
  window.history.replaceState(null, '', address);
  if (hasFirstPaint) dataset['firstPaint'] = 'shown';
  const vendors = createVendorsStore(memoryStorage());
  const state = createReadable({ phase: 'ready' } as PartState);
  const start = jest.fn();
  const load = { ...state, start } as unknown as PartLoad;
  const navigate = jest.fn((to: string) => window.history.replaceState(null, '', to));
  const services = { composition, vendors, partLoad: () => load };
  return {
    vendors,
    start,
    navigate,
    begin: () => beforeFirstDrawing(services, { entry, route }, { navigate }),
  };
}
const shop = (vendor_id: string) => buildVendor({ vendor_id, is_parent: true, parent_vendor_id: null });

afterEach(() => {
  delete dataset['firstPaint'];
  window.history.replaceState(null, '', '/');
});

it('renders a screen with a known vendor at the complete address and keeps the query', async () => {
  const { vendors, start, navigate, begin } = openPage('/list?filter=late');
  vendors.setVendors([shop('kw 1'), shop('kw2')]);
  await begin();
  expect(start).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls).toEqual([['/list/kw%201?filter=late', { replace: true }]]);
  expect(vendors.getState().address).toEqual({ vendorId: 'kw 1', usesToggle: true });
});

it.each([
  ['that names a vendor', '/list/kw2', [shop('kw1'), shop('kw2')]],
  ['of somebody without a vendor', '/list', []],
])('does not change an address %s', async (_, address, list) => {
  const { vendors, navigate, begin } = openPage(address);
  vendors.setVendors(list);
  await begin();
  expect(navigate).not.toHaveBeenCalled();
});

it('does not change the address when the vendors cannot be loaded', async () => {
  const { vendors, navigate, begin } = openPage('/list');
  vendors.setState({ status: 'failed' });
  await begin();
  expect(navigate).not.toHaveBeenCalled();
});

it('renders a page without prerendered HTML at once and requests the code of its screen', async () => {
  Object.assign(globalThis, { requestIdleCallback: () => 1 });
  const { start, navigate, begin } = openPage('/list', false);
  await begin();
  expect([start.mock.calls.length, navigate.mock.calls.length]).toEqual([1, 0]);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});
