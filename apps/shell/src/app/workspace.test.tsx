import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { user } from '../testing/user';
import { buildSession, NOW } from '../testing/build-session';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';

let stop: () => void = () => undefined;
afterEach(() => stop());
async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(setUp);
  stop = shell.stop;
  return shell;
}

describe('a protected path', () => {
  it('without a session redirects to the landing page, mounts nothing and stores the path [SHELL-ROUTE-19]', async () => {
    const { page, tab, runtime } = await open({ session: null, path: '/list/v1002?order_id=1' });
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(tab.read('return-path')).toBe('/list/v1002?order_id=1');
    expect(runtime.load).not.toHaveBeenCalled();
  });

  it('of the shell itself is guarded like the paths of remotes', async () => {
    const { page } = await open({ session: null, path: '/helpcenter/v1001' });
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(screen.queryByRole('heading', { name: 'Help centre' })).toBeNull();
  });

  it('during maintenance redirects to the maintenance page and stores no path', async () => {
    const { page, tab } = await open({ flags: { planned_maintenance: true } });
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/maintenance'));
    expect(tab.read('return-path')).toBeNull();
  });

  it('stays open when maintenance begins during an order request, and redirects after the answer is processed', async () => {
    const { page, services, backend } = await open({
      files: (path) =>
        path.startsWith('/ofrep') || path.startsWith('/feature-flags')
          ? Response.json({ flags: [{ key: 'planned_maintenance', value: true, reason: 'STATIC' }] })
          : undefined,
    });
    expect(await screen.findByText(/list of v1001/)).toBeVisible();
    const answer = backend.delay('identity.logout');
    const sending = services.ports.api.identity.logout();
    services.flags.refresh();
    await waitFor(() => expect(services.flags.isOn('planned_maintenance')).toBe(true));
    await act(async () => undefined);
    expect(screen.getByText(/list of v1001/)).toBeVisible();
    expect(page.replace).not.toHaveBeenCalled();
    answer();
    await act(() => sending);
    expect(screen.getByText(/list of v1001/)).toBeVisible();
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/maintenance'));
    expect(screen.queryByText(/list of v1001/)).toBeNull();
  });

  it('with an expired session refreshes it without a redirect', async () => {
    const { page, backend } = await open({ session: buildSession({ Expires: NOW - 60 }) });
    expect(await screen.findByText(/list of v1001/)).toBeVisible();
    expect(backend.callsOf('identity.extend')).toHaveLength(1);
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('with an expired session that cannot be refreshed ends it and carries a notice [SHELL-SESSION-07]', async () => {
    const { page, storage, tab } = await open({
      session: buildSession({ Expires: NOW - 60 }),
      prepare: (backend) => backend.fail('identity.extend', { status: 401 }),
    });
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(storage.dump()).not.toHaveProperty('session');
    expect([tab.read('return-path'), tab.read('carried-notice')]).toEqual(['/list', '"session-ended"']);
  });
});

describe('the vendor of a path', () => {
  it('is added when it is missing; the query is kept [SHELL-ROUTE-25]', async () => {
    const { location } = await open({ path: '/list?order_id=7' });
    expect(await screen.findByText('list of v1001 at v1001 alone')).toBeVisible();
    expect(location()).toBe('/list/v1001?order_id=7');
  });

  it('is the selected one on the first view', async () => {
    await open({ path: '/list/v1003' });
    expect(await screen.findByText('list of v1003 at v1003 alone')).toBeVisible();
  });

  it('shows an error with a link when the account does not have it', async () => {
    const { location } = await open({ path: '/list/v9999' });
    expect(await screen.findByText('“v9999” is not one of your branches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Harbour Tea' }));
    expect(await screen.findByText('list of v1001 at v1001 alone')).toBeVisible();
    expect(location()).toBe('/list/v1001');
  });
});

describe('the vendor list', () => {
  it('is requested once for all consumers [SHELL-VENDORS-01]', async () => {
    const { backend, services } = await open();
    await screen.findByText(/list of v1001/);
    await services.ports.vendors.ready();
    expect(backend.callsOf('vendors.list')).toHaveLength(1);
  });

  it('shows a failure for 10 s and can be requested again [SHELL-VENDORS-02]', async () => {
    const { backend, services } = await open({
      prepare: (fake) => fake.fail('vendors.list', { status: 403 }),
    });
    expect(await screen.findByText('Your branches did not arrive')).toBeVisible();
    expect(services.notices.shown.get()).toMatchObject([
      { type: 'error', message: 'We could not get your shops. Log out and in again.', durationMs: 10_000 },
    ]);
    backend.heal('vendors.list');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/list of v1001/)).toBeVisible();
  });

  it.each([
    ['/list/odwp', 'raw cause'],
    ['/list/odwp/', 'raw cause'],
    ['/list/v1001', undefined],
    ['/list', undefined],
  ])('at %s shows the raw error as well: %s [SHELL-VENDORS-03]', async (path, detail) => {
    const { services } = await open({
      path,
      prepare: (fake) => fake.fail('vendors.list', { status: 403, message: 'raw cause' }),
    });
    await screen.findByText('Your branches did not arrive');
    expect(services.notices.shown.get()[0]?.detail).toBe(detail);
  });

  it('shows the raw error to a user with the vendor of the platform selected [SHELL-VENDORS-03]', async () => {
    const { services, backend, router } = await open({
      prepare: ({ state }) => state.vendors.forEach((vendor) => (vendor.vendor_id = 'odwp')),
    });
    await screen.findByText(/list of odwp/);
    await act(async () => router.navigate('/nowhere'));
    backend.fail('vendors.list', { status: 403, message: 'raw cause' });
    await act(() => services.ports.vendors.refresh());
    expect(services.notices.shown.get()[0]?.detail).toBe('raw cause');
  });

  it('refers an account without vendors to the account manager [SHELL-VENDORS-04]', async () => {
    const { services } = await open({ prepare: (fake) => void (fake.state.vendors.length = 0) });
    expect(await screen.findByText('No branch on this account yet')).toBeVisible();
    expect(services.notices.shown.get()).toMatchObject([
      { message: 'There is no shop on this account. Contact your account manager.', durationMs: 10_000 },
    ]);
  });
});

describe('a notice', () => {
  it('uses its own duration, else that of the open remote, else 3500 ms [SHELL-TOAST-05]', async () => {
    const { services, router } = await open({
      registry: buildRegistry(buildEntry({ manifest: { noticeDurationMs: 5000 } })),
    });
    await screen.findByText(/^list of/);
    const stays = (given: { durationMs?: number } = {}) => {
      act(() => void services.ports.notifications.show({ type: 'info', message: 'x', key: 'k', ...given }));
      return services.notices.shown.get()[0]?.durationMs;
    };
    expect([stays(), stays({ durationMs: 7000 })]).toEqual([5000, 7000]);
    await act(async () => router.navigate('/nowhere'));
    expect(stays()).toBe(3500);
  });
});

describe('pages of the frame', () => {
  it('report an unknown address [SHELL-ROUTE-18]', async () => {
    const { page } = await open({ path: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to the start page' }));
    expect(page.assign).toHaveBeenCalledWith('/');
  });

  it('are shown without a registry and explain that no screen is available', async () => {
    await open({ registry: null, path: '/list' });
    expect(await screen.findByText('The portal could not read what it is made of')).toBeVisible();
  });

  it('have no top bar on the public path of a remote [SHELL-NAV-02]', async () => {
    const route = buildRoute({ id: 'open', path: '/open/:orderId', access: 'public', workScreen: false });
    const entry = buildEntry({ manifest: { routes: [route], navigation: [] } });
    await open({ registry: buildRegistry(entry), path: '/open/1', session: null });
    expect(await screen.findByText(/^open of/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Account' })).toBeNull();
  });

  it('show that the network is lost until it is back', async () => {
    await open();
    await screen.findByText(/list of v1001/);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });
});
