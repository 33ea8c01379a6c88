import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPublic } from '../../testing/render-public';
import { user } from '../../testing/user';

const open = async (flags: Record<string, boolean> = {}) => {
  const opened = await renderPublic({ path: '/', flags });
  await screen.findByRole('heading', { name: 'Get started' });
  return opened;
};
const hrefIn = (entry: string, name: string) =>
  within(screen.getByRole('article', { name: entry }))
    .getByRole('link', { name })
    .getAttribute('href');

describe('the landing page', () => {
  it('has its five sections and both entries [SHELL-STATIC-01] [SHELL-STATIC-02]', async () => {
    await open();
    for (const name of [
      'How it works',
      'Why Courier',
      'Pay as you go',
      'A fleet on your street',
      'Get started',
    ])
      expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The sheet, row by row' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'For business' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'For individuals' })).toBeVisible();
  });

  it('leads business to sign-up or sign-in, individuals to guest checkout [SHELL-STATIC-03]', async () => {
    await open({ guest_checkout: true });
    expect(hrefIn('For business', 'Create an account')).toBe('/register');
    expect(hrefIn('For business', 'Log in')).toBe('/connect');
    expect(hrefIn('For individuals', 'Send a parcel now')).toBe('/guest');
  });

  it('leads individuals to sign-in without guest checkout, and has no link to a disabled sign-up [SHELL-STATIC-03]', async () => {
    await open({ 'deactivate-sign-up-button': true });
    expect(hrefIn('For individuals', 'Log in')).toBe('/connect');
    expect(screen.queryByRole('link', { name: /create.*account/i })).toBeNull();
    expect(screen.queryByText('No account needed')).toBeNull();
  });

  it.each([
    [{ guest_checkout: true }, '/guest'],
    [{ guest_checkout: true, 'request-a-rider-button-goes-to-login-page': true }, '/connect'],
    [{}, '/connect'],
  ])('with %j its request button leads to %s [FLAG-21]', async (flags, href) => {
    await open(flags);
    expect(screen.getByRole('link', { name: 'Request a rider' })).toHaveAttribute('href', href);
  });

  it('uses the chosen language in every section', async () => {
    await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'zh_Hant_TW');
    for (const name of ['如何使用', '為什麼選擇 Courier', '用多少付多少', '就在您街上的車隊', '開始使用'])
      expect(await screen.findByRole('region', { name })).toBeVisible();
  });

  it('shows only sign-in at its own address [SHELL-ROUTE-04]', async () => {
    await renderPublic({ path: '/connect' });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Get started' })).toBeNull();
    expect(document.title).toBe('Log in · Courier Portal');
  });
});

describe('a landing page of a brand with some of the remotes', () => {
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

  it('does not mention sheets, lists or the customer page if the brand has only requests', async () => {
    await renderPublic({ path: '/', topics: ['ordering'] });
    await screen.findByRole('heading', { name: 'Get started' });
    expect(headings()).not.toContain('The sheet, row by row');
    expect(document.body.textContent).not.toMatch(/sheet|live map|follow|photo|history|exports/i);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  it('has no request button if the brand has only sheets, and keeps sign-in', async () => {
    await renderPublic({ path: '/', topics: ['sheets'], flags: { guest_checkout: false } });
    await screen.findByRole('heading', { name: 'The sheet, row by row' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your deliveries in one place.');
    expect(screen.queryByRole('link', { name: 'Request a rider' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'How it works' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  });

  it('has no login and no sign-up if the brand has only the customer page', async () => {
    const opened = await renderPublic({
      path: '/',
      topics: ['following', 'customer-page'],
      landing: null,
      hasAccounts: false,
    });
    await screen.findByRole('region', { name: 'Why Courier' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Follow your delivery.');
    expect(document.body.textContent).not.toMatch(/log in|create an account|sign in/i);
    expect(
      opened.container.querySelectorAll('input, a[href^="/connect"], a[href^="/register"]'),
    ).toHaveLength(0);
  });
});
