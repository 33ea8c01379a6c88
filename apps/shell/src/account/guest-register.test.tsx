import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildToken, NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => stop());

const guest = {
  session: null,
  stored: {
    'guest-login': JSON.stringify({
      vendor_id: 'g1',
      token: buildToken({ exp: NOW + 60 }),
      name: 'Lin',
      phoneNumber: '1',
    }),
    'guest-orders': JSON.stringify(['g1-1']),
  },
};
async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ ...guest, ...setUp });
  stop = shell.stop;
  await screen.findByText(/^list of/);
  return shell;
}
const invitation = () => screen.queryByRole('dialog', { name: 'Keep your orders in one place' });

describe('the invitation to register', () => {
  it('leads a guest to registration [SHELL-GUEST-04] [SHELL-GUEST-05]', async () => {
    const { page } = await open();
    expect(invitation()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(page.assign).toHaveBeenCalledWith('/register');
  });

  it('lets the user continue as a guest and does not appear again in this tab [SHELL-GUEST-05]', async () => {
    const { tab, page } = await open();
    await user.click(screen.getByRole('button', { name: 'Continue as guest' }));
    expect([invitation(), page.assign.mock.calls]).toEqual([null, []]);
    expect(tab.read('guest-register-asked')).toBe('true');
    expect(screen.getByText(/^list of/)).toBeVisible();
  });

  it('keeps the register button of the account menu after it is closed with the keyboard [SHELL-GUEST-04]', async () => {
    const { page } = await open();
    await user.keyboard('{Escape}');
    expect(invitation()).toBeNull();
    screen.getByRole('button', { name: 'Account' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Create an account' }).focus();
    await user.keyboard('{Enter}');
    expect(page.assign).toHaveBeenCalledWith('/register');
  });

  it('is not shown to a guest who has not ordered yet', async () => {
    const { 'guest-login': login } = guest.stored;
    await open({ stored: { 'guest-login': login } });
    expect(invitation()).toBeNull();
  });

  it.each(['/request-a-rider', '/request-a-rider/g1', '/payment-return'])(
    'is not shown over %s, where an order is entered or its payment is open',
    async (path) => {
      const shell = await renderShell({ ...guest, path });
      stop = shell.stop;
      expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
      expect(invitation()).toBeNull();
    },
  );

  it('is not shown while sign-up is disabled, nor to vendor users [SHELL-GUEST-05]', async () => {
    await open({ flags: { 'deactivate-sign-up-button': true } });
    expect(invitation()).toBeNull();
    stop();
    document.body.replaceChildren();
    const shell = await renderShell();
    stop = shell.stop;
    await screen.findByText(/^list of/);
    expect(invitation()).toBeNull();
  });
});
