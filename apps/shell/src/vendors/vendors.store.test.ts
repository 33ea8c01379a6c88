import { describe, expect, it } from '@jest/globals';
import { buildVendor } from '@courier/api-client/testing';
import { memoryStorage } from '../testing/memory-storage';
import { createVendorsStore } from './vendors.store';

const parent = (vendor_id: string) => buildVendor({ vendor_id, is_parent: true, parent_vendor_id: null });
const outlet = (vendor_id: string, parent_vendor_id: string) =>
  buildVendor({ vendor_id, is_parent: false, parent_vendor_id });
const KUWAIT = [outlet('kw1002', 'kw1001'), parent('kw2001'), parent('kw1001')];
const buildSelection = (vendorId: string | null, usesToggle = false) => ({ vendorId, usesToggle });

function open(stored: Record<string, string> = {}) {
  const storage = memoryStorage(stored);
  const store = createVendorsStore(storage);
  const notifiedVendors: (string | null)[] = [];
  store.state.subscribe(() => notifiedVendors.push(store.state.get().selected?.vendor_id ?? null));
  return { storage, store, notifiedVendors, shown: () => store.state.get() };
}
function openKuwait(stored?: Record<string, string>) {
  const opened = open(stored);
  opened.store.setVendors(KUWAIT);
  return opened;
}

it('before the vendors are loaded none is selected and the switch is hidden', () => {
  expect(open().shown()).toEqual({
    status: 'loading',
    vendors: [],
    selected: null,
    includeAllOutlets: false,
    allOutletsToggle: 'hidden',
  });
});

describe('a list of vendors', () => {
  it('is sorted by parents, has the last version of each vendor, and clears an error', () => {
    const { store, shown } = open();
    store.setState({ status: 'failed', error: new Error('x') });
    store.setVendors([...KUWAIT, buildVendor({ vendor_id: 'kw2001', name: 'Renamed' })]);
    expect(shown().vendors.map(({ vendor_id }) => vendor_id)).toEqual(['kw2001', 'kw1001', 'kw1002']);
    expect(store.getState().byId['kw2001']?.vendor_information.name).toBe('Renamed');
    expect([shown().status, store.getState().error]).toEqual(['ready', null]);
  });
});

describe('the selected vendor', () => {
  const selected = ({ shown }: ReturnType<typeof open>) => shown().selected?.vendor_id;

  it('is the one of the address, else the last selection, else the first', () => {
    const opened = openKuwait();
    expect(selected(opened)).toBe('kw2001');
    opened.store.choose('kw1002');
    expect(selected(opened)).toBe('kw1002');
    opened.store.arriveAt(buildSelection('kw1001'));
    expect(selected(opened)).toBe('kw1001');
  });

  it('stays that of the previous address if the next has none or an unknown one', () => {
    const opened = openKuwait();
    opened.store.arriveAt(buildSelection('kw1002'));
    opened.store.arriveAt(buildSelection(null));
    expect(selected(opened)).toBe('kw1002');
    opened.store.arriveAt(buildSelection('kw9999'));
    opened.store.arriveAt(buildSelection(null));
    expect(selected(opened)).toBe('kw1002');
  });

  it('is the placeholder for a guest, without a list', () => {
    const opened = open();
    opened.store.setState({ guest: buildVendor({ vendor_id: 'guest-kw' }) });
    expect([selected(opened), opened.shown().status]).toEqual(['guest-kw', 'ready']);
    opened.store.setVendors(KUWAIT);
    opened.store.arriveAt(buildSelection('kw1002'));
    expect(selected(opened)).toBe('guest-kw');
  });

  it('notifies listeners only about a visible change', () => {
    const { store, notifiedVendors } = openKuwait();
    notifiedVendors.length = 0;
    store.choose('kw1002');
    store.choose('kw1002');
    store.setState({ error: new Error('x') });
    store.arriveAt(buildSelection('kw1002'));
    expect(notifiedVendors).toEqual(['kw1002']);
  });
});

describe('the switch for all outlets', () => {
  it.each([
    ['a country without it', false, buildSelection('kw1001', true), 'hidden', false],
    ['a screen that uses it, of a parent', true, buildSelection('kw1001', true), 'enabled', true],
    ['a screen that uses it, of an outlet', true, buildSelection('kw1002', true), 'disabled', false],
    ['another screen of a parent', true, buildSelection('kw1001', false), 'disabled', false],
  ])('in %s', (_, toggleOffered, address, allOutletsToggle, includeAllOutlets) => {
    const { store, shown } = openKuwait({ 'outlet-toggles': '{"includeAll":true}' });
    store.setState({ toggleOffered });
    store.arriveAt(address);
    expect(shown()).toMatchObject({ allOutletsToggle, includeAllOutlets });
  });

  it('is disabled until the open screen is known', () => {
    const { store, shown } = openKuwait();
    store.setState({ toggleOffered: true });
    expect(shown().allOutletsToggle).toBe('disabled');
  });

  it('is disabled while there is no vendor', () => {
    const { store, shown } = open();
    store.setState({ toggleOffered: true });
    store.arriveAt(buildSelection('kw1001', true));
    expect(shown().allOutletsToggle).toBe('disabled');
  });

  it('keeps its position after a reload and is off by default', () => {
    const { storage, store } = openKuwait();
    expect(store.getState().includeAll).toBe(false);
    store.setIncludeAll(true);
    expect(store.getState().includeAll).toBe(true);
    expect(createVendorsStore(storage).getState().includeAll).toBe(true);
    store.setIncludeAll(false);
    expect(createVendorsStore(storage).getState().includeAll).toBe(false);
    expect(openKuwait({ 'outlet-toggles': 'broken' }).store.getState().includeAll).toBe(false);
  });
});
