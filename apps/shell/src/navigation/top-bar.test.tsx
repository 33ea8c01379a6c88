import { afterEach, describe, expect, it, type jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { user } from '../testing/user';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.documentElement.lang = '';
});

const two = buildRegistry(
  buildEntry({
    manifest: {
      routes: [
        buildRoute({ allOutletsToggle: true, keepsQuery: ['kept'], roles: ['home'] }),
        buildRoute({ id: 'other', path: '/other/:vendorId?', flag: 'bulk-order-upload' }),
      ],
      navigation: [
        { routeId: 'other', labelKey: 'other', icon: 'bulk', order: 2 },
        { routeId: 'list', labelKey: 'menu', icon: 'tracking', order: 1 },
      ],
    },
    texts: {
      en: { title: 'Alpha', menu: 'Alpha list', other: 'Other thing' },
      zh_Hant_TW: { menu: '清單', other: '其他' },
    },
  }),
  buildEntry({
    name: 'beta',
    manifest: {
      routes: [buildRoute({ id: 'ask', path: '/ask/:vendorId?' })],
      navigation: [{ routeId: 'ask', labelKey: 'menu', icon: 'request', order: 0 }],
    },
    texts: { en: { title: 'Beta', menu: 'Ask' } },
  }),
);

async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ registry: two, ...setUp });
  stop = shell.stop;
  await screen.findByText(/ of v\d+ at /);
  return shell;
}
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const openBranches = async () => {
  await user.click(screen.getByRole('button', { name: /^Branch / }));
  return screen.findByRole('dialog', { name: 'Choose a branch' });
};

describe('the tabs', () => {
  it('preload the code of their screen when they get the pointer or the focus', async () => {
    const { runtime } = await open({ path: '/list/v1001' });
    const listLoadedRemotes = () => (runtime.load as jest.Mock).mock.calls.map(([name]) => name);
    expect(listLoadedRemotes()).toEqual(['alpha']);
    await user.hover(screen.getByRole('link', { name: 'Ask' }));
    await waitFor(() => expect(listLoadedRemotes()).toEqual(['alpha', 'beta']));
    await user.click(screen.getByRole('link', { name: 'Ask' }));
    expect(await screen.findByText('ask of v1001 at v1001 alone')).toBeVisible();
    expect(listLoadedRemotes()).toEqual(['alpha', 'beta']);
  });

  it('are the menu entries of the manifests in their order, those behind a flag only while it is on', async () => {
    await open();
    expect(tabs()).toEqual(['Ask', 'Alpha list']);
    stop();
    document.body.replaceChildren();
    await open({ flags: { 'bulk-order-upload': true } });
    expect(tabs()).toEqual(['Ask', 'Alpha list', 'Other thing']);
  });

  it('link to their screen for the selected vendor', async () => {
    const { location } = await open({ path: '/list/v1002' });
    await user.click(screen.getByRole('link', { name: 'Ask' }));
    expect(await screen.findByText('ask of v1002 at v1002 alone')).toBeVisible();
    expect(location()).toBe('/ask/v1002');
  });

  it('and the branch selector are shown only on work screens [SHELL-NAV-06]', async () => {
    const shell = await renderShell({ registry: two, path: '/nowhere' });
    stop = shell.stop;
    await screen.findByText('There is nothing at this address');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Branch / })).toBeNull();
    expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
  });

  it('are next to a brand mark that links to the route marked as home [SHELL-NAV-03]', async () => {
    await open({ path: '/ask' });
    expect(screen.getByRole('link', { name: /start page$/ })).toHaveAttribute('href', '/list/v1001');
  });
});

describe('the branch selector', () => {
  it('lists every vendor and outlet as name - id, parents bold and with an icon [SHELL-BRANCH-01] [SHELL-BRANCH-02]', async () => {
    await open();
    const rows = within(within(await openBranches()).getByRole('list', { name: 'Branches' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      'Harbour Tea - v10013 outlets',
      'Harbour Tea Xinyi - v1002',
      'Harbour Tea Gongguan - v1003',
      'Harbour Tea Counter - a-v1004',
    ]);
    const [parent, outlet] = rows;
    expect(parent?.querySelector('b')).toHaveTextContent('Harbour Tea');
    expect(parent?.querySelector('svg')).not.toBeNull();
    expect(outlet?.querySelector('b, svg')).toBeNull();
  });

  it('replaces the vendor in the address and keeps the screen and the query parameters of the route [SHELL-ROUTE-24] [SHELL-BRANCH-09]', async () => {
    const { location } = await open({ path: '/list/v1001?kept=1&order_id=2' });
    await user.click(within(await openBranches()).getByRole('button', { name: /v1003/ }));
    expect(await screen.findByText('list of v1003 at v1003 alone')).toBeVisible();
    expect(location()).toBe('/list/v1003?kept=1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds branches by name or id, selects the first with Enter and reports when there is none', async () => {
    const { location } = await open();
    await openBranches();
    await user.type(screen.getByRole('searchbox', { name: 'Name or id' }), 'nothing like it');
    expect(screen.getByText(/No branch matches/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all branches' }));
    await user.type(
      screen.getByRole('searchbox', { name: 'Name or id' }),
      'counter{ArrowDown}{ArrowDown}{Enter}',
    );
    await waitFor(() => expect(location()).toBe('/list/a-v1004'));
  });

  it('opens with the key B and closes with Escape, which returns the focus to its button', async () => {
    await open();
    await user.keyboard('b');
    expect(await screen.findByRole('dialog', { name: 'Choose a branch' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^Branch / })).toHaveFocus();
  });
});

describe('include all outlets', () => {
  const find = async () =>
    within(await openBranches()).queryByRole('switch', { name: 'Include all outlets' });

  it('is offered only where the country parameter is the string true [SHELL-BRANCH-05]', async () => {
    await open({ prepare: (fake) => void (fake.state.parameters.allOutletOrders = 'false') });
    expect(await find()).toBeNull();
  });

  it('shows a notice when enabled, is tracked, applies and survives a reload [SHELL-BRANCH-07] [SHELL-STORE-08]', async () => {
    const { services, storage } = await open();
    (window as { dataLayer?: unknown[] }).dataLayer = [];
    await user.click((await find()) as HTMLElement);
    expect(await screen.findByText(/with all outlets/)).toBeVisible();
    expect(services.notices.shown.get()).toMatchObject([
      { type: 'success', message: 'All outlets of Harbour Tea are included' },
    ]);
    expect((window as { dataLayer?: unknown[] }).dataLayer).toEqual([
      { event: 'include_all_outlets', on: true },
    ]);
    expect(JSON.parse(storage.dump()['outlet-toggles'] ?? '')).toEqual({ includeAll: true });
  });

  it('is disabled while an outlet is selected or the screen does not use it [SHELL-BRANCH-06]', async () => {
    const { router } = await open({
      path: '/list/v1002',
      stored: { 'outlet-toggles': '{"includeAll":true}' },
    });
    expect(screen.getByText('list of v1002 at v1002 alone')).toBeVisible();
    expect(await find()).toBeDisabled();
    await user.keyboard('{Escape}');
    await act(async () => router.navigate('/ask/v1001'));
    await screen.findByText('ask of v1001 at v1001 alone');
    expect(await find()).toBeDisabled();
  });

  it('is hidden without a notice when the parameter cannot be read [SHELL-BRANCH-10]', async () => {
    (window as { dataLayer?: unknown[] }).dataLayer = [];
    const { services } = await open({ prepare: (fake) => fake.fail('parameters.get', { status: 404 }) });
    expect(await find()).toBeNull();
    expect(services.notices.shown.get()).toEqual([]);
    expect((window as { dataLayer?: unknown[] }).dataLayer).toContainEqual(
      expect.objectContaining({ event: 'error', label: 'all_outlet_orders_failed' }),
    );
  });
});
