import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = jest.fn((query: string) => ({
    ...wide(query),
    matches: query.includes('max-width: 767px'),
  }));
});
afterEach(() => {
  stop();
  window.matchMedia = wide;
});

async function open() {
  const shell = await renderShell({ path: '/list/v1002' });
  stop = shell.stop;
  await screen.findByText(/^list of/);
  return shell;
}
const drawer = () => screen.findByRole('dialog', { name: 'Menu' });

describe('on a phone', () => {
  it('the header shows menu and vendor with its id, and both open the drawer [SHELL-NAV-14]', async () => {
    await open();
    const vendor = screen.getByRole('button', { name: 'Harbour Tea Xinyi v1002' });
    await user.click(vendor);
    expect(await drawer()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(vendor).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    expect(await drawer()).toBeVisible();
  });

  it('the drawer contains the branches and a link per screen, and closes after a choice [SHELL-NAV-17]', async () => {
    const { location } = await open();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = within(await drawer());
    expect(
      within(menu.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Alpha list' }),
    ).toBeVisible();
    await user.click(menu.getByRole('button', { name: /a-v1004/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/list/a-v1004');
  });

  it('the drawer traps the focus', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = await drawer();
    await user.tab({ shift: true });
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
  });
});
