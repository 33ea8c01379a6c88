import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { buildSession, buildToken, NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';

let stop: () => void = () => undefined;
afterEach(() => stop());

const TOKEN = buildToken({ restaurant_id: 'v1002', exp: NOW + 3600 });

async function openEmbedded(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({
    session: null,
    ...setUp,
    stored: { 'godroid-token': TOKEN, ...setUp.stored },
  });
  stop = shell.stop;
  return shell;
}

describe('an embedded session', () => {
  it('uses the restaurant of its token without a sign-in [SHELL-SESSION-17]', async () => {
    const { backend, services, location } = await openEmbedded();
    expect(await screen.findByText('list of v1002 at v1002 alone')).toBeVisible();
    expect(location()).toBe('/list/v1002');
    expect(services.ports.vendors.get().vendors.map(({ vendor_id }) => vendor_id)).toEqual(['v1002']);
    expect(backend.callsOf('vendors.get')[0]).toMatchObject({
      params: { vendorId: 'v1002' },
      authorization: `GoDroid ${TOKEN}`,
    });
    expect(backend.callsOf('vendors.list')).toEqual([]);
    expect(services.ports.session.get()).toEqual({ mode: 'GODROID', user: null, guest: null });
  });

  it('that cannot load its vendor shows an error with a retry button [SHELL-VENDORS-05] [SHELL-VENDORS-06]', async () => {
    const { backend, services } = await openEmbedded({
      prepare: (fake) => fake.fail('vendors.get', { status: 403 }),
    });
    expect(await screen.findByText('Your branches did not arrive')).toBeVisible();
    expect(
      screen.getByText('We could not get the information of your shop. Log out and in again.'),
    ).toBeVisible();
    expect(services.notices.shown.get()).toMatchObject([{ type: 'error', key: 'unable-to-fetch-vendor' }]);
    backend.heal('vendors.get');
  });

  it('ends when its token is refused, with a notice on the start page', async () => {
    const { page, storage, tab } = await openEmbedded({
      prepare: (fake) => fake.fail('vendors.get', { status: 401 }),
    });
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(storage.dump()).not.toHaveProperty('godroid-token');
    expect(tab.read('carried-notice')).toBe('"session-ended"');
  });

  it('has priority over a signed-in user of the same browser', async () => {
    const { services } = await openEmbedded({ session: buildSession() });
    await screen.findByText(/^list of v1002/);
    expect(services.ports.session.get().mode).toBe('GODROID');
  });
});

it('a signed-in vendor user with a token pair is in CLASSIC mode, and every request contains both tokens [SHELL-SESSION-01]', async () => {
  const shell = await renderShell();
  stop = shell.stop;
  await screen.findByText(/^list of v1001/);
  expect(shell.services.ports.session.get()).toEqual({
    mode: 'CLASSIC',
    user: { id: 'user-1', email: 'owner@demo.test' },
    guest: null,
  });
  expect(shell.backend.callsOf('vendors.list')[0]?.authorization).toBe('Bearer access-1|id-1');
  const { meta, ...rest } = buildSession();
  act(
    () =>
      void shell.services.session.store({ ...rest, meta: { ...meta, Expires: NOW - 1, RefreshToken: null } }),
  );
  await waitFor(() => expect(shell.page.replace).toHaveBeenCalledWith('/'));
});
