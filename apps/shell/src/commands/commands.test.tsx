import { afterEach, describe, expect, it } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cancelOrder } from '@courier/api-client/queries';
import { buildOrder } from '@courier/api-client/testing';
import { usePorts } from '@courier/shell-api';
import { buildRemote } from '../testing/build-remote';
import { buildEntry, buildRegistry, buildRoute } from '../testing/build-registry';
import { renderShell } from '../testing/render-shell';
import { user } from '../testing/user';

let stop: () => void = () => undefined;
afterEach(() => stop());

const registry = buildRegistry(
  buildEntry({
    manifest: {
      routes: [
        buildRoute({ id: 'list', path: '/order-tracking/:vendorId?' }),
        buildRoute({ id: 'past', path: '/history/:vendorId?' }),
        buildRoute({ id: 'ask', path: '/ask/:vendorId?' }),
        buildRoute({ id: 'bulk', path: '/bulk/:vendorId?', flag: 'bulk-order-upload' }),
      ],
      navigation: [
        { routeId: 'list', labelKey: 'menu', icon: 'tracking', order: 1 },
        { routeId: 'past', labelKey: 'past', keywordKeys: ['files'], icon: 'history', order: 2 },
      ],
      commands: [
        {
          id: 'new',
          labelKey: 'new',
          keywordKeys: ['words', 'code'],
          routeId: 'ask',
          query: { fresh: '1' },
          icon: 'request',
          key: 'n',
        },
        { id: 'upload', labelKey: 'upload', routeId: 'bulk', icon: 'bulk', key: 'u' },
      ],
      shortcuts: [{ routeId: 'list', keys: ['/'], labelKey: 'search' }],
    },
    texts: {
      en: {
        title: 'Alpha',
        menu: 'Running orders',
        past: 'Past orders',
        new: 'New thing',
        words: 'delivery, parcel',
        code: 'Voucher code',
        files: 'Export orders',
        upload: 'Upload a file',
        search: 'Search the list',
      },
    },
  }),
);

async function open(setUp: Parameters<typeof renderShell>[0] = {}) {
  const shell = await renderShell({ registry, path: '/order-tracking/v1001', ...setUp });
  stop = shell.stop;
  await screen.findByText(/ of v\d+ at /);
  return shell;
}
const palette = () => screen.findByRole('dialog', { name: 'Go to' });
const options = async () =>
  within(await palette())
    .queryAllByRole('option')
    .map((option) => option.textContent);
const chosen = async () => within(await palette()).getByRole('option', { selected: true }).textContent;

describe('the command palette', () => {
  it('opens with Ctrl+K, keeps the focus in its field, and closes with Escape', async () => {
    await open();
    const before = screen.getByRole('link', { name: 'Running orders' });
    before.focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(within(await palette()).getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
    expect(before).toHaveFocus();
  });

  it('keeps keys that are typed before its code is loaded and does not handle them as shortcuts', async () => {
    const { services, location } = await open();
    const before = location();
    // Nothing renders inside `act`, so the palette is still loading for these keys.
    act(() => {
      services.ui.setState({ overlay: 'commands' });
      for (const key of ['n', 'p', 'x', 'Backspace', 'a'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    const field = within(await palette()).getByRole('combobox');
    expect(field).toHaveValue('npa');
    await user.keyboard('s');
    expect(field).toHaveValue('npas');
    // On a slow machine a key can come between the render and the focus.
    act(() => {
      field.blur();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 't', bubbles: true, cancelable: true }),
      );
    });
    expect(field).toHaveValue('npast');
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}k{/Control}');
    expect(within(await palette()).getByRole('combobox')).toHaveValue('');
    expect(location()).toBe(before);
  });

  it('lists the screens of the menu and the commands of remotes, those behind a flag only while it is on', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}');
    expect(await options()).toEqual(
      expect.arrayContaining(['Running orders', 'Past orders', 'New thingN', 'Keyboard shortcuts?']),
    );
    expect((await options()).join()).not.toContain('Upload a file');
    await user.keyboard('{Escape}');
    stop();
    document.body.replaceChildren();
    await open({ flags: { 'bulk-order-upload': true } });
    await user.keyboard('{Control>}k{/Control}');
    expect((await options()).join()).toContain('Upload a file');
  });

  it('moves the selection with the arrow keys and runs the selected entry with Enter', async () => {
    const { location } = await open();
    await user.keyboard('{Control>}k{/Control}');
    expect(await chosen()).toBe('Running orders');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await chosen()).toBe('New thingN');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByText(/^past of v1001/)).toBeVisible();
    expect(location()).toBe('/history/v1001');
  });

  it.each([
    ['voucher', 'New thingN'],
    ['parcel', 'New thingN'],
    ['export', 'Past orders'],
    ['profile', 'Settings'],
    ['sign out', 'Log out'],
  ])('finds the entry that “%s” is another word for', async (word, entry) => {
    await open();
    await user.keyboard(`{Control>}k{/Control}${word}`);
    expect(await options()).toEqual([entry]);
  });

  it('finds branches by name or id and selects the chosen branch', async () => {
    const { location } = await open();
    await user.keyboard('{Control>}k{/Control}gongguan');
    expect(await options()).toEqual(['Harbour Tea Gongguanv1003']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location()).toBe('/order-tracking/v1003'));
  });

  it.each([
    ['part of its id', 'b-77'],
    ['the customer’s name', 'kuo'],
    ['the customer’s phone', '0912 048'],
  ])('finds a running order by %s and opens it', async (_, text) => {
    const { location } = await open({
      prepare: (fake) =>
        void fake.addOrder(
          buildOrder({
            order_id: 'ab-77',
            vendor_id: 'v1001',
            status: 'PICKED_UP',
            created_at: Math.floor(Date.now() / 1000) - 60,
            customer: { ...buildOrder().customer, name: 'Kuo Ming-che', phone_number: '+886912048317' },
          }),
        ),
      now: () => Math.floor(Date.now() / 1000),
    });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), text);
    await user.click(await within(await palette()).findByRole('option', { name: /Kuo Ming-che.*Collected/ }));
    await waitFor(() => expect(location()).toBe('/order-tracking/v1001?order_id=ab-77'));
  });

  it.each([
    ['late', /Kuo Ming-che.*Late/],
    ['collected', /Kuo Ming-che.*Collected/],
    ['rainy', /Kuo Ming-che.*Voucher RAINY10/],
  ])('finds running orders by “%s”: lateness, status or voucher', async (text, name) => {
    const now = Math.floor(Date.now() / 1000);
    const order = buildOrder({ order_id: 'ab-77', vendor_id: 'v1001' });
    await open({
      prepare: (fake) => {
        fake.addOrder({
          ...order,
          status: 'PICKED_UP',
          created_at: now - 7200,
          promised_for: now - 3600,
          customer: { ...order.customer, name: 'Kuo Ming-che' },
          voucher: { code: 'RAINY10', type: 'amount', amount: 10 },
        });
        fake.addOrder({ ...order, order_id: 'ab-78', status: 'RECEIVED', created_at: now - 60 });
      },
      now: () => now,
    });
    await user.keyboard(`{Control>}k{/Control}${text}`);
    expect(await within(await palette()).findByRole('option', { name })).toBeVisible();
    expect((await options()).filter((option) => option?.includes('ab-7'))).toHaveLength(1);
  });

  it.each([
    ['password', 'Change passwordSettings', '/settings#account'],
    ['language', 'LanguageSettings', '/settings#look'],
    ['dark', 'Light or darkSettings', '/settings#look'],
    ['signed in', 'Where you are signed inSettings', '/settings#account'],
  ])('finds the setting “%s”, opens its section, and does not look up an order', async (text, label, to) => {
    const { backend, router } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(within(await palette()).getByRole('combobox'), text);
    await user.click(
      await within(await palette()).findByRole('option', { name: label.replace('Settings', ' Settings') }),
    );
    const { pathname, hash } = router.state.location;
    expect(pathname + hash).toBe(to);
    expect(backend.callsOf('orders.get')).toHaveLength(0);
  });

  it('shows an order as a screen has changed it, without another request', async () => {
    const order = buildOrder({
      order_id: 'v1002-77',
      vendor_id: 'v1002',
      status: 'RECEIVED',
      created_at: Math.floor(Date.now() / 1000) - 60,
      customer: { ...buildOrder().customer, name: 'Kuo Ming-che' },
    });
    function Screen() {
      const client = useQueryClient();
      const { api } = usePorts();
      const cancel = () => void cancelOrder(api, client, order, 'NO_RIDERS');
      return (
        <button type="button" onClick={cancel}>
          list of v1002 at work
        </button>
      );
    }
    const remote = buildRemote('alpha', registry);
    const screens = { ...remote.screens, list: async () => ({ default: Screen }) };
    const { backend } = await open({
      path: '/order-tracking/v1002',
      load: async () => ({ default: { ...remote, screens } }),
      prepare: (fake) => void fake.addOrder(order),
    });
    await user.keyboard('{Control>}k{/Control}kuo');
    expect(await within(await palette()).findByRole('option', { name: /Kuo.*Prepare order/ })).toBeVisible();
    await user.keyboard('{Escape}');
    const reads = backend.callsOf('orders.list').length;
    expect(reads).toBe(1);
    await user.click(screen.getByRole('button', { name: /at work/ }));
    await waitFor(() => expect(backend.callsOf('orders.cancel')).toHaveLength(1));
    await user.keyboard('{Control>}k{/Control}kuo');
    expect(await within(await palette()).findByRole('option', { name: /Kuo.*Cancelled/ })).toBeVisible();
    expect([backend.callsOf('orders.list').length, backend.callsOf('orders.get').length]).toEqual([reads, 0]);
  });

  it('finds an order of any age by its complete id', async () => {
    const order = buildOrder({ order_id: 'v1002-oldest', vendor_id: 'v1002', created_at: 1_600_000_000 });
    const { backend } = await open({
      path: '/order-tracking/v1002',
      prepare: (fake) => void fake.addOrder({ ...order, status: 'DELIVERED' }),
    });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.paste('v1002-oldest');
    expect(
      await within(await palette()).findByRole('option', { name: /Delivered.* · v1002-oldest/ }),
    ).toBeVisible();
    expect(backend.callsOf('orders.get')).toHaveLength(1);
  });

  it('reports when nothing matches', async () => {
    await open();
    await user.keyboard('{Control>}k{/Control}zzzz');
    expect(await within(await palette()).findByText('Nothing matches “zzzz”')).toBeVisible();
  });

  it('opens from the button in the top bar', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Go to (Ctrl K)' }));
    expect(await palette()).toBeVisible();
  });
});

describe('keys', () => {
  it('of the command of a remote open its screen from every other screen', async () => {
    const { location } = await open();
    await user.keyboard('n');
    expect(await screen.findByText(/^ask of v1001/)).toBeVisible();
    expect(location()).toBe('/ask/v1001?fresh=1');
    await user.keyboard('u');
    expect(location()).toBe('/ask/v1001?fresh=1');
  });

  it('are ignored while the user types', async () => {
    const { location } = await open();
    await user.keyboard('b');
    await user.type(await screen.findByRole('searchbox', { name: 'Name or id' }), 'n?/');
    expect(screen.getByRole('searchbox', { name: 'Name or id' })).toHaveValue('n?/');
    expect([location(), screen.queryByRole('dialog', { name: 'Go to' })]).toEqual([
      '/order-tracking/v1001',
      null,
    ]);
  });

  it('of the open screen have priority; elsewhere `/` opens the command palette', async () => {
    await open();
    await user.keyboard('/');
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
    await user.keyboard('n');
    await screen.findByText(/^ask of v1001/);
    await user.keyboard('/');
    expect(await palette()).toBeVisible();
  });

  it('are all listed behind `?`, with those of the screens', async () => {
    await open();
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('New thing')).toBeVisible();
    expect(sheet.getByRole('heading', { name: 'Running orders' })).toBeVisible();
    expect(sheet.getByText('Search the list')).toBeVisible();
    // The sheet takes the focus after the render.
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Close' })).toHaveFocus());
    await user.tab();
    expect(sheet.getByRole('region', { name: 'Keyboard shortcuts' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });
});
