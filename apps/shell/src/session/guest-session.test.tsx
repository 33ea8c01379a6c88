import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { buildToken, NOW } from '../testing/build-session';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A form for guests and a screen only for vendor users. */
const registry = buildRegistry(
  buildEntry({
    manifest: {
      routes: [
        buildRoute({ id: 'form', path: '/form/:vendorId?' }),
        buildRoute({ id: 'ledger', path: '/ledger/:vendorId?', modes: ['CLASSIC', 'GODROID'] }),
      ],
      navigation: [
        { routeId: 'form', labelKey: 'form', icon: 'request', order: 1 },
        { routeId: 'ledger', labelKey: 'ledger', icon: 'history', order: 2 },
      ],
    },
    texts: { en: { title: 'Alpha', form: 'Form', ledger: 'Ledger' } },
  }),
);
const LIN = { name: 'Lin', email: '', phoneNumber: '+886912345678' };
const answered = {
  result: {
    vendor_id: 'g-77',
    token: buildToken({ exp: NOW + 3600 }),
    name: 'Lin',
    email: '',
    phone_number: '+886912345678',
  },
};

async function openGuest(setUp: Parameters<typeof renderShell>[0] = {}) {
  const logins: unknown[] = [];
  const shell = await renderShell({
    registry,
    path: '/form',
    session: null,
    flags: { guest_checkout: true },
    stored: { 'guest-checkout': 'true' },
    ...setUp,
    files: (path) => {
      if (!path.endsWith('/guest/login')) return undefined;
      logins.push(path);
      return new Response(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } });
    },
  });
  stop = shell.stop;
  return { ...shell, logins };
}

describe('a guest without a token', () => {
  it('is in the guest state: no error, no logout, the form is shown [SHELL-SESSION-11]', async () => {
    const { page, services, storage } = await openGuest();
    expect(await screen.findByText(/^form of/)).toBeVisible();
    expect(services.ports.session.get()).toEqual({ mode: 'GUEST', user: null, guest: null });
    expect([page.replace.mock.calls, services.notices.shown.get()]).toEqual([[], []]);
    expect(storage.dump()).toHaveProperty('guest-checkout');
  });

  it('whose stored token has expired stays a guest [SHELL-SESSION-11]', async () => {
    const login = { vendor_id: 'g', token: buildToken({ exp: NOW - 1 }), name: 'Lin', phoneNumber: '1' };
    const { services, storage } = await openGuest({
      stored: { 'guest-checkout': 'true', 'guest-login': JSON.stringify(login) },
    });
    expect(await screen.findByText(/^form of/)).toBeVisible();
    expect(services.ports.session.get().mode).toBe('GUEST');
    expect(storage.dump()).not.toHaveProperty('guest-login');
  });

  it('may enter only while guest checkout is on [SHELL-GUEST-06]', async () => {
    const { page } = await openGuest({ flags: { guest_checkout: false } });
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(screen.queryByText(/^form of/)).toBeNull();
  });

  it('has a placeholder vendor named guest without a location [SHELL-VENDORS-09]', async () => {
    const { services } = await openGuest();
    expect(await screen.findByText('form of guest at alone')).toBeVisible();
    const { status, selected } = services.ports.vendors.get();
    expect([status, selected?.vendor_information.name]).toEqual(['ready', 'guest']);
    const { latitude, longitude, ...words } = selected?.vendor_information.location ?? {};
    expect([latitude, longitude, ...new Set(Object.values(words))]).toEqual([null, null, '']);
  });

  it('gets its token once by its details, and the token is stored [SHELL-GUEST-02] [SHELL-GUEST-07]', async () => {
    const { services, storage, logins, backend } = await openGuest();
    await act(() => services.ports.session.enterAsGuest(LIN));
    expect(JSON.parse(storage.dump()['guest-login'] ?? '')).toEqual({
      vendor_id: 'g-77',
      token: answered.result.token,
      name: 'Lin',
      phoneNumber: '+886912345678',
    });
    expect(await screen.findByText(/^form of g-77/)).toBeVisible();
    await act(() => services.ports.session.enterAsGuest(LIN));
    expect(logins).toEqual(['/courier/api/v1/guest/login']);
    await services.ports.api.vendors.get({ params: { vendorId: 'g-77' } }).catch(() => undefined);
    expect(backend.calls.at(-1)?.authorization).toBe(`Bearer ${answered.result.token}`);
    await act(() => services.ports.session.enterAsGuest({ ...LIN, email: 'lin@demo.test' }));
    expect(JSON.parse(storage.dump()['guest-login'] ?? '')).toMatchObject({ email: 'lin@demo.test' });
  });

  it('enters its details again before an order if it came by the link of one order', async () => {
    const { services, logins } = await openGuest();
    const mailed = {
      vendor_id: 'g-5',
      token: answered.result.token,
      name: 'Lin',
      phoneNumber: '+886912345678',
      orderId: 'g-5-1',
    };
    act(() => services.session.storeGuestLogin(mailed));
    expect(services.ports.session.get()).toMatchObject({ mode: 'GUEST', guest: null });
    await act(() => services.ports.session.enterAsGuest(LIN));
    expect(logins).toEqual(['/courier/api/v1/guest/login']);
    expect(services.ports.session.get().guest).toMatchObject({ name: 'Lin' });
  });

  it('stays a guest when the server refuses its token', async () => {
    const { services, backend, storage, page } = await openGuest();
    await act(() => services.ports.session.enterAsGuest(LIN));
    backend.fail('vendors.get', { status: 401 });
    await act(() => services.ports.api.vendors.get({ params: { vendorId: 'g-77' } }).catch(() => undefined));
    expect(storage.dump()).not.toHaveProperty('guest-login');
    expect(services.ports.session.get().mode).toBe('GUEST');
    expect(page.replace).not.toHaveBeenCalled();
  });
});

describe('the screens of a guest', () => {
  it('are those that the manifest opens to guests, and none that needs a vendor account [SHELL-GUEST-01]', async () => {
    await openGuest();
    await screen.findByText(/^form of/);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Form']),
    );
    expect(screen.queryByRole('link', { name: 'Ledger' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Branch / })).toBeNull();
  });

  it.each(['/ledger', '/helpcenter/v1001'])(
    'do not include %s, which redirects [SHELL-GUEST-01]',
    async (path) => {
      const { page, runtime } = await openGuest({ path });
      await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
      expect(runtime.load).not.toHaveBeenCalled();
    },
  );
});
