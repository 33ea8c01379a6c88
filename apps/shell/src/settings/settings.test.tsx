import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { buildToken, NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

/** A call that fails is repeated twice, for six seconds in all. */
const AFTER_REPETITIONS = { timeout: 20_000 };

let stop: () => void = () => undefined;
afterEach(() => stop());

async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ path: '/settings', ...setUp });
  stop = shell.stop;
  await screen.findByRole('heading', { name: 'Settings' });
  const notices = () => shell.services.notices.shown.get().map(({ message }) => message);
  return { ...shell, notices };
}
const readSettings = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
const openPasswordForm = async () => {
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  return within(screen.getByRole('form', { name: 'Change password' }));
};
async function fillPasswords(
  form: Awaited<ReturnType<typeof openPasswordForm>>,
  current: string,
  next: string,
) {
  await user.click(form.getByLabelText('Current password'));
  await user.paste(current);
  await user.click(form.getByLabelText('New password'));
  await user.paste(next);
  await user.click(form.getByLabelText('New password again'));
  await user.paste(next);
}

describe('the sessions on the settings page', () => {
  it('show each device, this one first, and one of them can be ended', async () => {
    const { backend, notices } = await open();
    await screen.findByText('Chrome on Windows');
    expect(readSettings()[0]).toContain('This device');
    expect(readSettings()[2]).toContain('Unknown device');
    await user.click(screen.getByRole('button', { name: 'End the session: Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(backend.callsOf('identity.endSession')[0]?.body).toEqual({ session_id: 'session-2' });
    expect(notices()).toEqual(['Signed out there.']);
  });

  it('can be ended for all other devices at once', async () => {
    const { backend } = await open();
    await user.click(await screen.findByRole('button', { name: 'End the 2 other sessions' }));
    await waitFor(() => expect(readSettings()).toHaveLength(1));
    expect(backend.callsOf('identity.endOtherSessions')).toHaveLength(1);
  });

  it('show a load error and can be requested again', async () => {
    const { backend } = await open({ prepare: (fake) => fake.fail('identity.sessions', { status: 500 }) });
    const alert = await screen.findByRole('alert', {}, AFTER_REPETITIONS);
    backend.heal('identity.sessions');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });

  it('stay in the list when ending one fails, with a notice', async () => {
    const { backend, notices } = await open();
    backend.fail('identity.endSession', 'network');
    await user.click(await screen.findByRole('button', { name: 'End the session: Safari on iPhone' }));
    await waitFor(() => expect(notices()).toEqual(['This session could not be ended.']), AFTER_REPETITIONS);
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });
});

describe('the password form', () => {
  it('changes the password and ends the other sessions', async () => {
    const { backend, notices } = await open();
    const form = await openPasswordForm();
    await fillPasswords(form, 'Courier#2026', 'Lantern#88');
    await user.click(form.getByRole('button', { name: 'Save the new password' }));
    await waitFor(() => expect(notices()).toEqual(['Password changed. 2 other sessions have ended.']));
    expect(backend.state.accounts['owner@demo.test']).toBe('Lantern#88');
    expect(screen.queryByRole('form')).toBeNull();
    await waitFor(() => expect(readSettings()).toHaveLength(1));
  });

  it('shows a wrong current password at its field and keeps the typed values', async () => {
    await open();
    const form = await openPasswordForm();
    await fillPasswords(form, 'wrong', 'Lantern#88');
    await user.click(form.getByRole('button', { name: 'Save the new password' }));
    expect(await form.findByText('This is not your current password.')).toBeVisible();
    expect(form.getByLabelText('Current password')).toHaveFocus();
    expect(form.getByLabelText('New password')).toHaveValue('Lantern#88');
  });

  it('sends nothing while fields are missing, and keeps the typed values while offline', async () => {
    const { backend, notices } = await open();
    const form = await openPasswordForm();
    await user.click(form.getByRole('button', { name: 'Save the new password' }));
    expect(await form.findByText('Enter your current password')).toBeVisible();
    expect(backend.callsOf('passwords.change')).toHaveLength(0);
    backend.fail('passwords.change', 'network');
    await fillPasswords(form, 'Courier#2026', 'Lantern#88');
    await user.click(form.getByRole('button', { name: 'Save the new password' }));
    await waitFor(() => expect(notices()).toEqual(['The password was not changed.']), AFTER_REPETITIONS);
    expect(form.getByLabelText('New password')).toHaveValue('Lantern#88');
  });
});

describe('the appearance on the settings page', () => {
  it('follows the system until a choice is made, which is applied at once and stored', async () => {
    const { storage } = await open();
    expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect([storage.read('theme'), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
    await user.click(screen.getByRole('radio', { name: 'As the system' }));
    expect([storage.read('theme'), document.documentElement.dataset['theme']]).toEqual(['system', 'light']);
  });
});

describe('collection points on the settings page', () => {
  it('link to their screen if the brand has one, and are absent otherwise', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Open collection points' })).toBeNull();
    stop();
    document.body.replaceChildren();
    const routes = [buildRoute(), buildRoute({ id: 'points', path: '/collection-points/:vendorId?' })];
    await open({ registry: buildRegistry(buildEntry({ manifest: { routes } })) });
    expect(await screen.findByRole('link', { name: 'Open collection points' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/collection-points\/v\d+$/),
    );
  });
});

it('the settings page has no account for a guest', async () => {
  await open({
    session: null,
    stored: {
      'guest-login': JSON.stringify({
        vendor_id: 'g1',
        token: buildToken({ exp: NOW + 60 }),
        name: 'Lin',
        phoneNumber: '1',
      }),
    },
  });
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeVisible();
});

it('the settings page has its own title and can be reached from the account panel', async () => {
  const shell = await renderShell({ path: '/list' });
  stop = shell.stop;
  await screen.findByText(/^list of/);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Settings/));
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

describe('the payment section', () => {
  const registry = () => buildRegistry(buildEntry({ manifest: { slots: ['settings-payment'] } }));
  const link = () => screen.queryByRole('link', { name: 'Payment' });

  it('is shown where a remote fills it', async () => {
    await open({ registry: registry() });
    await waitFor(() => expect(link()).toBeVisible());
  });

  it('is not shown to an account without a shop, which pays for nothing', async () => {
    await open({ registry: registry(), prepare: (backend) => void (backend.state.vendors = []) });
    await waitFor(() => expect(link()).toBeNull());
  });
});
