import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeBackend } from '@courier/api-client/testing';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

const PASSWORD = 'Lantern#88';
const EMAIL = 'jade@shop.test';
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

const openRegistration = (
  token: string,
  more: object = {},
  prepare: (fake: FakeBackend) => void = () => {},
) =>
  renderPublic({
    path: `/register/confirm${token === '' ? '' : `#token=${token}`}`,
    prepare: (fake) => {
      const now = Math.floor(Date.now() / 1000);
      const account = { email: EMAIL, password: PASSWORD, ...more };
      fake.state.registrations.set('confirm-1', { ...account, expiresAt: now + 60 });
      fake.state.registrations.set('confirm-2', { ...account, expiresAt: now - 1 });
      prepare(fake);
    },
  });

describe('the link of a registration', () => {
  it('shows the account, confirms it only after a press, and does not send its secret in an address', async () => {
    const { backend } = await openRegistration('confirm-1');
    await heading('Confirm this account?');
    expect(screen.getByText(/An account was registered with jade@shop\.test/)).toBeVisible();
    expect(backend.state.accounts[EMAIL]).toBeUndefined();
    const [look] = backend.callsOf('registration.pending');
    expect(JSON.stringify(look?.query)).not.toContain('confirm-1');
    expect(backend.callsOf('registration.confirm')).toHaveLength(0);
    await press('Confirm the account');
    await heading('Your account is confirmed');
    expect(backend.state.accounts[EMAIL]).toBe(PASSWORD);
    expect(screen.getByRole('main').querySelector('.pd-primary')).toHaveTextContent('Log in');
  });

  it('asks for the password in another browser and allows a second attempt', async () => {
    const { backend } = await openRegistration('confirm-1', { isOtherBrowser: true });
    await heading('Confirm this account?');
    await press('Confirm the account');
    expect(await screen.findByText('Enter the password.')).toBeVisible();
    expect(backend.callsOf('registration.confirm')).toHaveLength(0);
    await user.type(screen.getByLabelText('Password you chose'), 'Wrong#2026');
    await press('Confirm the account');
    expect(await screen.findByText('This is not the password of the account')).toBeVisible();
    expect(backend.state.accounts[EMAIL]).toBeUndefined();
    await user.clear(screen.getByLabelText('Password you chose'));
    await user.type(screen.getByLabelText('Password you chose'), PASSWORD);
    await press('Confirm the account');
    await heading('Your account is confirmed');
  });

  it('shows that the contact of a claimed vendor is asked', async () => {
    await openRegistration('confirm-1', { vendorName: 'Night Market Noodles' });
    expect(await screen.findByText(/^The account asks to act for Night Market Noodles/)).toBeVisible();
    await press('Confirm the account');
    expect(await screen.findByText(/We have asked the contact of Night Market Noodles/)).toBeVisible();
  });

  it('shows that the account is confirmed already', async () => {
    await openRegistration('confirm-1', {}, (fake) => (fake.state.accounts[EMAIL] = PASSWORD));
    await heading('Your account is confirmed');
  });

  it.each([
    ['confirm-2', 'This link has expired', 'Register again'],
    ['nonsense', 'This link does not work', 'Register again'],
    ['', 'This link does not work', 'Register again'],
  ])('with token “%s” shows: %s', async (token, title, action) => {
    await openRegistration(token);
    await heading(title);
    expect(screen.getByRole('main').querySelector('.pd-primary')).toHaveTextContent(action);
  });

  it('can be retried after a network error', async () => {
    const { backend } = await openRegistration('confirm-1', {}, (fake) => {
      fake.fail('registration.pending', 'network');
      fake.fail('registration.confirm', 'network');
    });
    expect(await screen.findByText(/could not reach the service/)).toBeVisible();
    backend.heal('registration.pending');
    await press('Try again');
    await heading('Confirm this account?');
    await press('Confirm the account');
    expect(await screen.findByText(/could not reach the service/)).toBeVisible();
    backend.heal('registration.confirm');
    await press('Confirm the account');
    await heading('Your account is confirmed');
  });
});

describe('the link of another act', () => {
  const open = (act: string, link: object = {}) =>
    renderPublic({
      path: `/mailed-link#${act}=secret-1`,
      prepare: (fake) =>
        void fake.state.mailedLinks.set('secret-1', {
          act: 'vendor-claim',
          email: 'shop@demo.test',
          account: 'noodles@mail.test',
          vendorName: 'Night Market Noodles',
          ...link,
        }),
    });

  it.each([
    [
      'vendor-claim',
      'May this account act for Night Market Noodles?',
      'Agree',
      'The account acts for Night Market Noodles',
    ],
    ['export-address', 'Send files of orders to you?', 'Send them to me', 'Confirmed'],
    [
      'guest-orders',
      'Show guest orders in this account?',
      'Show them in the account',
      'The orders are in the account',
    ],
  ] as const)('%s shows the account and acts only after a press', async (act, title, button, done) => {
    const { backend } = await open(act, { act });
    await heading(title);
    expect(screen.getByText(/The owner of noodles@mail\.test asks to/)).toBeVisible();
    expect(backend.callsOf('mailedLinks.confirm')).toHaveLength(0);
    await press(button);
    await heading(done);
    expect(backend.callsOf('mailedLinks.confirm').map(({ body }) => body)).toEqual([
      { act, token: 'secret-1' },
    ]);
  });

  it('is replaced by a second link that is opened in the same tab', async () => {
    const { page } = await open('vendor-claim');
    await heading('May this account act for Night Market Noodles?');
    window.location.hash = '#export-address=secret-2';
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  });

  it('asks for the password of the account in another browser', async () => {
    const { backend } = await open('guest-orders', {
      act: 'guest-orders',
      isOtherBrowser: true,
      password: PASSWORD,
    });
    await heading('Show guest orders in this account?');
    await user.type(screen.getByLabelText('Password of the account'), PASSWORD);
    await press('Show them in the account');
    await waitFor(() => expect(backend.state.haveGuestOrdersJoined).toBe(true));
  });

  it.each(['export-address', 'something-else'])(
    'as %s does nothing if it belongs to another act',
    async (act) => {
      await open(act);
      await heading('This link does not work');
    },
  );
});
