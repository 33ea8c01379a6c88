import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Registry } from '@courier/config/registry';
import { usePorts, useVendors, type RemoteDefinition } from '@courier/shell-api';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => stop());

const route = { allOutletsToggle: true };
const registry = buildRegistry(
  buildEntry({
    manifest: {
      routes: [
        buildRoute(route),
        buildRoute({ ...route, id: 'past', path: '/history/:vendorId?' }),
        buildRoute({ id: 'form', path: '/form/:vendorId?' }),
        buildRoute({ id: 'payment', path: '/payment' }),
      ],
    },
  }),
);

/**
 * A remote whose screens subscribe to the port and render the selected vendor and the vendor of the address.
 */
function listeningRemote(heard: string[], drawn: Set<string>): RemoteDefinition {
  function Screen({ routeId }: { routeId: string }) {
    const { vendorId } = useParams();
    const { selected, includeAllOutlets } = useVendors();
    const { vendors } = usePorts();
    const navigate = useNavigate();
    const says = `${routeId} of ${selected?.vendor_id} at ${vendorId}${includeAllOutlets ? ' with all' : ''}`;
    drawn.add(says);
    useEffect(
      () => vendors.subscribe(() => heard.push(vendors.get().selected?.vendor_id ?? vendors.get().status)),
      [vendors],
    );
    return (
      <>
        <p>{says}</p>
        <button onClick={() => void navigate('/history/v1003')}>past of v1003</button>
        <button onClick={() => void navigate('/form/v1001')}>form</button>
        <button onClick={() => void navigate('/payment')}>payment</button>
      </>
    );
  }
  const load = async () => ({ default: Screen });
  const { manifest } = (registry as Registry).remotes[0] as Registry['remotes'][0];
  return {
    manifest,
    screens: { list: load, past: load, form: load, payment: load },
    englishTexts: {},
  };
}

async function open(path = '/list/v1001', setUp: Parameters<typeof renderShell>[0] = {}) {
  const heard: string[] = [];
  const drawn = new Set<string>();
  const remote = listeningRemote(heard, drawn);
  const shell = await renderShell({ path, registry, load: async () => ({ default: remote }), ...setUp });
  stop = shell.stop;
  return { ...shell, heard, drawn };
}

async function pickBranch(name: RegExp) {
  await user.click(await screen.findByRole('button', { name: /^Branch / }));
  const branches = within(await screen.findByRole('dialog', { name: 'Choose a branch' }));
  await user.click(branches.getByRole('button', { name }));
}

describe('the selected vendor is the one of the address', () => {
  it('a click on a branch notifies subscribers once, and each screen renders only its own vendor', async () => {
    const { services, heard, drawn, location } = await open();
    await screen.findByText('list of v1001 at v1001');
    const notifiedVendors: string[] = [];
    services.ports.vendors.subscribe(() =>
      notifiedVendors.push(services.ports.vendors.get().selected?.vendor_id ?? ''),
    );
    heard.length = 0;
    await pickBranch(/v1002/);
    expect(await screen.findByText('list of v1002 at v1002')).toBeVisible();
    expect([notifiedVendors, location()]).toEqual([['v1002'], '/list/v1002']);
    // The previous screen is unmounted before the notification, and the new one starts with the new vendor.
    expect(heard.filter((id) => id !== 'v1002')).toEqual([]);
    expect([...drawn]).toEqual(['list of v1001 at v1001', 'list of v1002 at v1002']);
  });

  it('also if the vendors are known before the first render: the address is completed, and the screen is shown', async () => {
    const { location } = await open('/list', { beforeDrawn: ({ vendorLoader }) => vendorLoader.load() });
    expect(await screen.findByText('list of v1001 at v1001')).toBeVisible();
    expect(location()).toBe('/list/v1001');
  });

  it('from the start, without a notification about another vendor', async () => {
    let respond: () => void = () => undefined;
    const notifiedVendors: string[] = [];
    const { services } = await open('/list/v1002', {
      prepare: (fake) => {
        respond = fake.delay('vendors.list');
      },
    });
    const { vendors } = services.ports;
    vendors.subscribe(() =>
      notifiedVendors.push(`${vendors.get().status}: ${vendors.get().selected?.vendor_id}`),
    );
    await act(async () => respond());
    expect(await screen.findByText('list of v1002 at v1002')).toBeVisible();
    expect(notifiedVendors).toEqual(['ready: v1002']);
  });

  it('after a link and after the back button, together with the outlet switch of the screen', async () => {
    const { drawn, router, services } = await open('/list/v1001', {
      stored: { 'outlet-toggles': JSON.stringify({ includeAll: true }) },
      prepare: ({ state }) => void (state.parameters['allOutletOrders'] = 'true'),
    });
    await screen.findByText('list of v1001 at v1001 with all');
    await user.click(screen.getByRole('button', { name: 'form' }));
    expect(await screen.findByText('form of v1001 at v1001')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'past of v1003' }));
    expect(await screen.findByText('past of v1003 at v1003')).toBeVisible();
    await act(async () => router.go(-2));
    expect(await screen.findByText('list of v1001 at v1001 with all')).toBeVisible();
    expect(services.ports.vendors.get().selected?.vendor_id).toBe('v1001');
    expect([...drawn].slice(-3)).toEqual([
      'list of v1001 at v1001 with all',
      'form of v1001 at v1001',
      'past of v1003 at v1003',
    ]);
  });
});

describe('an address without a vendor', () => {
  it('keeps the last vendor selected, and a selection does not change the address', async () => {
    const { services, location } = await open('/list/v1002');
    await screen.findByText('list of v1002 at v1002');
    await user.click(screen.getByRole('button', { name: 'payment' }));
    expect(await screen.findByText('payment of v1002 at undefined')).toBeVisible();
    act(() => services.ports.vendors.select('v1003'));
    expect(await screen.findByText('payment of v1003 at undefined')).toBeVisible();
    act(() => services.ports.vendors.select('v9999'));
    expect([location(), services.ports.vendors.get().selected?.vendor_id]).toEqual(['/payment', 'v1003']);
    act(() => services.ports.navigation.go('/list'));
    expect(await screen.findByText('list of v1003 at v1003')).toBeVisible();
    expect(location()).toBe('/list/v1003');
  });
});

describe('an address with a vendor of another account', () => {
  it.each(['/list/v9999', '/helpcenter/v9999'])('has a link to an own vendor: %s', async (path) => {
    const { location } = await open(path);
    await user.click(await screen.findByRole('button', { name: 'Go to Harbour Tea' }));
    expect(location()).toBe(path.replace('v9999', 'v1001'));
    expect(screen.queryByText(/v9999/)).toBeNull();
  });
});
