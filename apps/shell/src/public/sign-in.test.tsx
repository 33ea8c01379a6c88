import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { user } from '../testing/user';
import { blockedStorage, type memoryStorage } from '../testing/memory-storage';
import { renderPublic } from '../testing/render-public';

afterEach(() => void jest.restoreAllMocks());

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const button = () => screen.getByRole('button', { name: 'Log in' });

async function attempt(secret = 'Courier#2026', address = 'owner@demo.test') {
  await user.click(email());
  await user.paste(address);
  await user.click(password());
  await user.paste(secret);
  await user.click(button());
}

describe('the sign-in form', () => {
  it('has email, password and a link to a new password [SHELL-LOGIN-01] [SHELL-ROUTE-01]', async () => {
    await renderPublic();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('stores the session, removes the guest orders and opens the first screen [SHELL-SESSION-04] [SHELL-SESSION-10] [SHELL-LOGIN-07]', async () => {
    const { page, storage, session, backend } = await renderPublic();
    const answer = backend.delay('identity.login');
    await attempt();
    await waitFor(() => expect(backend.callsOf('identity.login')).toHaveLength(1));
    expect(session.getState()).toMatchObject({ loading: true, user: null });
    answer();
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/ask'));
    expect(session.getState()).toMatchObject({
      user: { email: 'owner@demo.test' },
      meta: { AccessToken: 'access' },
      loading: false,
    });
    expect(storage.dump()).not.toHaveProperty('guest-orders');
  });

  it('opens the stored path once [SHELL-LOGIN-07]', async () => {
    const { page, tab } = await renderPublic({ carried: { 'return-path': '/list/v1002' } });
    await attempt();
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/list/v1002'));
    expect(tab.read('return-path')).toBeNull();
  });

  it('does not open a path of another site', async () => {
    const { page } = await renderPublic({ carried: { 'return-path': '//evil.test/x' } });
    await attempt();
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/ask'));
  });

  it('shows the message for a wrong password and keeps the email [SHELL-LOGIN-04]', async () => {
    const { page, session } = await renderPublic();
    await attempt('Wrong#2026');
    expect(await screen.findByText('Email or password is not right.')).toBeVisible();
    expect(email()).toHaveValue('owner@demo.test');
    expect(password()).toHaveFocus();
    expect([session.getState().user, session.getState().loading]).toEqual([null, false]);
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('sends one request for several clicks and shows a busy button', async () => {
    const { backend } = await renderPublic({ prepare: (fake) => void (held = fake.delay('identity.login')) });
    await attempt();
    const busy = await screen.findByRole('button', { name: 'Logging in' });
    await user.dblClick(busy);
    await user.type(password(), '{Enter}');
    held();
    await screen.findByRole('button', { name: 'Opening your workspace' });
    expect(backend.callsOf('identity.login')).toHaveLength(1);
  });

  it('shows a missing or malformed value at its field without a request', async () => {
    const { backend } = await renderPublic();
    await user.click(button());
    expect(email()).toHaveAccessibleDescription('Enter your email address');
    expect(password()).toHaveAccessibleDescription('Enter your password');
    expect(email()).toHaveFocus();
    await user.type(email(), 'owner');
    expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    await user.type(password(), 'x{Enter}');
    expect(email()).toHaveAccessibleDescription('An email address looks like name@shop.com');
    expect(backend.calls).toHaveLength(0);
  });

  it('shows that the network is lost and keeps the typed values', async () => {
    const { backend } = await renderPublic();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await attempt();
    expect(screen.getByText(/You are offline. Connect and log in again/)).toBeVisible();
    expect(password()).toHaveValue('Courier#2026');
    expect(backend.calls).toHaveLength(0);
  });

  it.each([
    [
      { status: 429, message: 'TooManyRequestsException' },
      'Too many tries. Wait a few minutes, then try again.',
    ],
    [{ status: 400, message: 'UserNotConfirmedException' }, /Your account is not confirmed yet/],
    [{ status: 400, message: 'SomethingNew' }, /Signing in did not work/],
    [{ status: 500, message: 'broken' }, 'The service refused that. Try again in a moment.'],
    ['network', 'We could not reach the service. Check your connection and try again.'],
    ['html', /an answer we could not read/],
  ] as const)('shows the message for %j', async (failure, text) => {
    await renderPublic({ prepare: (fake) => fake.fail('identity.login', failure) });
    await attempt();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows a countdown after too many attempts, sends nothing until its end, and then allows the next attempt', async () => {
    const { backend, page } = await renderPublic({
      prepare: (fake) =>
        fake.fail('identity.login', { status: 429, message: 'TooManyRequestsException', retryAfter: 80 }, 1),
    });
    await attempt();
    expect(await screen.findByText(/Too many tries\. Wait (80|79) s, then try again\./)).toBeVisible();
    await user.click(button());
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => start + 60_000);
    expect(await screen.findByText(/Wait (20|19) s, then try again\./)).toBeVisible();
    await user.click(button());
    expect(backend.callsOf('identity.login')).toHaveLength(1);
    expect(password()).toHaveValue('Courier#2026');
    clock.mockImplementation(() => start + 81_000);
    expect(await screen.findByText('The wait is over: you can try again.')).toBeVisible();
    await user.click(button());
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/ask'));
  });

  it('shows an error when the browser does not store the session', async () => {
    const { page } = await renderPublic({ storage: blockedStorage() as ReturnType<typeof memoryStorage> });
    await attempt();
    expect(await screen.findByText(/This browser keeps no data for this site/)).toBeVisible();
    expect(page.replace).not.toHaveBeenCalled();
  });

  it('shows an error when there is no workspace', async () => {
    await renderPublic({ landing: null });
    await attempt();
    expect(await screen.findByText(/the workspace could not be found/)).toBeVisible();
  });

  it('prefetches the workspace when a field gets the focus', async () => {
    const { prefetch } = await renderPublic();
    expect(prefetch).not.toHaveBeenCalled();
    await user.click(email());
    expect(prefetch).toHaveBeenCalled();
  });

  it('keeps the values typed before it took over, and shows the password on demand', async () => {
    await renderPublic({ typed: { email: 'owner@demo.test', password: 'Courier#2026' } });
    expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'owner@demo.test',
      'Courier#2026',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('offers no sign-up while it is disabled [SHELL-ROUTE-07]', async () => {
    await renderPublic({ flags: { 'deactivate-sign-up-button': true } });
    expect(screen.queryByRole('link', { name: /account/i })).toBeNull();
  });

  it('changes its language at once and stores it [I18N-07]', async () => {
    const { storage } = await renderPublic();
    await user.type(email(), 'owner@demo.test');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_Hant_TW');
    expect(await screen.findByRole('button', { name: '登入' })).toBeVisible();
    expect(screen.getByLabelText('電子郵件')).toHaveValue('owner@demo.test');
    expect(storage.dump()['locale']).toBe('zh_Hant_TW');
  });
});

let held: () => void = () => undefined;

describe('notices of the workspace', () => {
  it('are shown here once after logout [SHELL-SESSION-09]', async () => {
    const { tab } = await renderPublic({ carried: { 'carried-notice': '"disconnected"' } });
    expect(await screen.findByText('You are now disconnected.')).toBeVisible();
    expect(tab.read('carried-notice')).toBeNull();
  });
});

describe('the related public pages', () => {
  it.each([
    ['/maintenance', { planned_maintenance: true }, 'Back soon'],
    ['/maintenance', { unplanned_maintenance: true }, 'We are fixing something'],
    ['/maintenance', {}, 'The portal is open'],
    ['/register', { 'deactivate-sign-up-button': true }, 'There is nothing at this address'],
    ['/nothing', {}, 'There is nothing at this address'],
  ])('%s with %j shows: %s [SHELL-ROUTE-17] [SHELL-STATIC-08]', async (path, flags, title) => {
    await renderPublic({ path, flags });
    expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  it('shows the kind of maintenance below the title [SHELL-STATIC-08]', async () => {
    const { unmount } = await renderPublic({ path: '/maintenance', flags: { planned_maintenance: true } });
    expect(screen.getByText('We are working on the portal and will be back soon.')).toBeVisible();
    unmount();
    await renderPublic({ path: '/maintenance', flags: { unplanned_maintenance: true } });
    expect(screen.getByText('The portal has a problem. We are working on it.')).toBeVisible();
  });
});
