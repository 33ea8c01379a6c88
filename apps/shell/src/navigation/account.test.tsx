import { afterEach, describe, expect, it } from '@jest/globals';
import { countryConfig } from '@courier/config';
import { act, screen, waitFor, within } from '@testing-library/react';
import { user } from '../testing/user';
import { buildToken, NOW } from '../testing/build-session';
import { renderShell } from '../testing/render-shell';

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openAccount(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell(setUp);
  stop = shell.stop;
  await screen.findByText(/^list of/);
  await user.click(screen.getByRole('button', { name: 'Account' }));
  return { ...shell, panel: within(screen.getByRole('dialog', { name: 'Your account' })) };
}
const guest = {
  session: null,
  stored: {
    'guest-login': JSON.stringify({
      vendor_id: 'g1',
      token: buildToken({ exp: NOW + 60 }),
      name: 'Lin',
      phoneNumber: '1',
    }),
    'guest-orders': '["o1"]',
  },
};

describe('the account panel', () => {
  it('opens from its icon and shows the email of the user [SHELL-NAV-07] [SHELL-NAV-08]', async () => {
    const { panel } = await openAccount();
    expect(panel.getByText('owner@demo.test')).toBeVisible();
    expect(panel.getByText('1 vendor, 3 outlets')).toBeVisible();
  });

  it('offers a guest login and registration instead, and no branch selector [SHELL-NAV-09] [SHELL-BRANCH-08]', async () => {
    const { panel, page } = await openAccount(guest);
    expect(screen.queryByRole('button', { name: /^Branch / })).toBeNull();
    expect(panel.getByRole('button', { name: 'Create an account' })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Log in' }));
    expect(page.assign).toHaveBeenCalledWith('/connect');
  });

  it('offers no registration while sign-up is disabled [SHELL-NAV-18]', async () => {
    const { panel } = await openAccount({ ...guest, flags: { 'deactivate-sign-up-button': true } });
    expect(panel.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Create an account' })).toBeNull();
  });

  it('has a partner link only if the country has one [SHELL-NAV-11]', async () => {
    const { panel } = await openAccount();
    expect(panel.queryByText(/^Register your shop/)).toBeNull();
    stop();
    document.body.replaceChildren();
    const becomePartnerUrl = 'https://partners.example/join';
    const other = await openAccount({ country: { ...countryConfig('TW'), becomePartnerUrl } });
    expect(other.panel.getByRole('link', { name: /^Register your shop/ })).toHaveAttribute(
      'href',
      becomePartnerUrl,
    );
  });

  it('opens the survey of a country that has one in a new tab [SHELL-HELP-13] [SHELL-HELP-14]', async () => {
    const { panel } = await openAccount();
    expect(panel.queryByText(/^Give feedback/)).toBeNull();
    stop();
    document.body.replaceChildren();
    const surveyUrl = 'https://survey.example/1';
    const other = await openAccount({ country: { ...countryConfig('TW'), surveyUrl } });
    const link = other.panel.getByRole('link', { name: /^Give feedback/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([surveyUrl, '_blank']);
  });

  it('links to the privacy page and the imprint of the operator, where they exist', async () => {
    const { panel } = await openAccount();
    expect(panel.queryByRole('link', { name: /^(Privacy|Imprint)/ })).toBeNull();
    stop();
    document.body.replaceChildren();
    const country = { ...countryConfig('TW'), legalPages: ['privacy', 'imprint', 'cookies'] };
    const other = await openAccount({ country });
    expect(other.panel.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('href', '/privacy');
    expect(other.panel.getByRole('link', { name: /^Imprint/ })).toHaveAttribute('href', '/imprint');
  });

  it('links to questions, terms, recent notices and shortcuts', async () => {
    const { panel, services } = await openAccount();
    expect(panel.getByRole('link', { name: /^Questions and answers/ })).toHaveAttribute('href', '/faq');
    expect(panel.getByRole('link', { name: /^Terms/ })).toHaveAttribute('href', '/termsandconditions');
    act(() => void services.notices.show({ type: 'success', message: 'Order pushed!' }));
    await user.click(panel.getByRole('button', { name: 'Recent notices' }));
    const log = within(await screen.findByRole('dialog', { name: 'Recent notices' }));
    expect(log.getByRole('listitem')).toHaveTextContent(/Order pushed!.*\d\d:\d\d/);
  });

  it('lists the languages of the country, changes every text at once and stores the language [SHELL-NAV-10] [I18N-07]', async () => {
    const { panel, storage } = await openAccount();
    const select = panel.getByRole('combobox', { name: 'Language' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['zh_Hant_TW', 'en']);
    await user.selectOptions(select, 'zh_Hant_TW');
    expect(await screen.findByRole('link', { name: '清單' })).toBeVisible();
    expect(screen.getByRole('button', { name: '登出' })).toBeVisible();
    expect(document.documentElement.lang).toBe('zh-Hant-TW');
    expect(storage.dump()['locale']).toBe('zh_Hant_TW');
  });
});

describe('logging out', () => {
  it('notifies the server, removes all data here and shows a notice on the start page [SHELL-NAV-13] [SHELL-SESSION-15] [SHELL-SESSION-18]', async () => {
    const { panel, backend, page, storage, tab } = await openAccount();
    await user.click(panel.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(backend.callsOf('identity.logout')).toMatchObject([
      { body: {}, authorization: 'Bearer access-1|id-1' },
    ]);
    expect(storage.dump()).not.toHaveProperty('session');
    expect([tab.read('carried-notice'), tab.read('return-path')]).toEqual(['"disconnected"', null]);
  });

  it('works when the server cannot be reached [SHELL-SESSION-15]', async () => {
    const { panel, page, storage } = await openAccount({
      prepare: (fake) => fake.fail('identity.logout', { status: 500 }),
    });
    await user.click(panel.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(storage.dump()).not.toHaveProperty('session');
  });

  it('removes the token and orders of a guest [SHELL-SESSION-08]', async () => {
    const { panel, page, storage } = await openAccount(guest);
    await user.click(panel.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(Object.keys(storage.dump())).not.toEqual(expect.arrayContaining(['guest-login']));
    expect(Object.keys(storage.dump())).not.toEqual(expect.arrayContaining(['guest-orders']));
  });

  it('removes the token of a host app and leads to the start page [SHELL-SESSION-18]', async () => {
    const { panel, page, storage } = await openAccount({
      session: null,
      stored: { 'godroid-token': buildToken({ restaurant_id: 'v1002' }) },
    });
    await user.click(panel.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(page.replace).toHaveBeenCalledWith('/'));
    expect(storage.dump()).not.toHaveProperty('godroid-token');
  });
});
