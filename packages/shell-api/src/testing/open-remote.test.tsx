import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { buildDemoVendors, buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { countryConfig } from '@courier/config';
import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';
import { useFlag, useLiveState, useLocaleState, usePorts, useVendors } from '../context';
import { defineRemote } from '../define-remote';
import { createTestShell } from './create-test-shell';
import { openRemote, type OpenRemoteOptions } from './open-remote';

const manifest: RemoteManifest = {
  name: 'sample',
  contractVersion: CONTRACT_VERSION,
  titleKey: 'title',
  i18nNamespace: 'sample',
  routes: [
    { id: 'one', path: '/one/:vendorId?', access: 'protected', modes: ['CLASSIC'], keepsQuery: ['orderID'] },
    { id: 'two', path: '/two', access: 'protected', modes: ['CLASSIC'] },
  ],
  navigation: [],
  slots: [],
};

/** Vendor and address at each render. */
let drawn: string[] = [];

function One() {
  const { t } = useTranslation('sample');
  const { selected, status } = useVendors();
  const isOn = useFlag('voucher');
  const { direction, country } = useLocaleState();
  const live = useLiveState();
  const { vendorId } = useParams();
  const { navigation, vendors, locale } = usePorts();
  drawn.push(`${selected?.vendor_id} at ${vendorId}`);
  return (
    <>
      <p>{[t('title'), vendorId, selected?.vendor_id, isOn, direction, live].join(' ')}</p>
      <p>
        {status} in {country.country}, {country.currencyLabel}
      </p>
      <button onClick={() => navigation.go('/two')}>go</button>
      <button onClick={() => vendors.select('v1003')}>select</button>
      <button onClick={() => void locale.setLocale('zh_Hant_TW')}>language</button>
    </>
  );
}

function Two() {
  const { selected } = useVendors();
  const { vendors } = usePorts();
  return <button onClick={() => vendors.select('v1002')}>second, {selected?.vendor_id}</button>;
}

const remote = defineRemote(manifest, {
  screens: { one: async () => ({ default: One }), two: async () => ({ default: Two }) },
  englishTexts: { title: 'Sample' },
});

const open = (options: Partial<OpenRemoteOptions> = {}) => {
  drawn = [];
  return openRemote(remote, {
    path: '/one/v1002?orderID=o1&more=2',
    vendors: buildDemoVendors(),
    locales: { zh_Hant_TW: { title: '範例' } },
    ...options,
  });
};

describe('a remote opened in a test shell', () => {
  it('is mounted at its address with vendor, flags, texts and live state', async () => {
    const { shell } = open();
    expect(await screen.findByText('Sample v1002 v1002 false ltr connected')).toBeVisible();
    act(() => shell.setFlags({ voucher: true }));
    act(() => shell.live.setState('disconnected'));
    expect(screen.getByText('Sample v1002 v1002 true ltr disconnected')).toBeVisible();
  });

  it('navigates through the port, by another vendor and back, and records the requested addresses', async () => {
    const { shell, user, address, back } = open({ before: ['/two'] });
    await user.click(await screen.findByRole('button', { name: 'select' }));
    expect(await screen.findByText(/^Sample v1003 v1003/)).toBeVisible();
    expect(address()).toBe('/one/v1003?orderID=o1');
    await user.click(screen.getByRole('button', { name: 'go' }));
    expect(await screen.findByText('second, v1003')).toBeVisible();
    expect(shell.navigations).toEqual(['/one/v1003?orderID=o1', '/two']);
    act(back);
    act(back);
    expect(address()).toBe('/one/v1002?orderID=o1&more=2');
    act(back);
    expect(address()).toBe('/two');
  });

  it('never renders a screen for another vendor than the one of its address, and reports a change once', async () => {
    const { shell, user } = open();
    const heard: string[] = [];
    shell.ports.vendors.subscribe(() => heard.push(shell.ports.vendors.get().selected?.vendor_id ?? ''));
    await user.click(await screen.findByRole('button', { name: 'select' }));
    await screen.findByText(/^Sample v1003/);
    expect(heard).toEqual(['v1003']);
    expect([...new Set(drawn)]).toEqual(['v1002 at v1002', 'v1003 at v1003']);
  });

  it('keeps the selected vendor if the address has none', async () => {
    const { user, shell, address } = open({ path: '/two' });
    await user.click(await screen.findByRole('button', { name: 'second, v1001' }));
    expect(await screen.findByRole('button', { name: 'second, v1002' })).toBeVisible();
    expect([address(), shell.navigations]).toEqual(['/two', []]);
  });

  it('changes its language at once', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'language' }));
    expect(await screen.findByText(/^範例/)).toBeVisible();
  });

  it('runs in another country, also in one without a translation file', async () => {
    open({ country: 'KW', locale: 'ar_KW' });
    expect(await screen.findByText(/v1002 v1002 false rtl/)).toBeVisible();
    expect(screen.getByText(/^ready in KW/)).toBeVisible();
    open({ country: { ...countryConfig('DE'), currencyLabel: 'Taler' } });
    expect(await screen.findByText('ready in DE, Taler')).toBeVisible();
  });

  it('supports a failed vendor list', async () => {
    open({ vendors: 'failed' });
    expect(await screen.findByText(/^failed in TW/)).toBeVisible();
  });

  it('receives order updates of its backend', async () => {
    const backend = createFakeBackend();
    const { shell } = open({ backend });
    const heard: string[] = [];
    shell.ports.liveUpdates.onOrderUpdate((order) => heard.push(order.status));
    const { order_id, vendor_id } = backend.addOrder(buildOrder({ status: 'RECEIVED' }));
    await shell.ports.api.orders.cancel({ body: { order_id, vendor_id, reason: 'NO_RIDERS' } });
    expect(heard.at(-1)).toBe('CANCELLED');
  });
});

describe('the test shell', () => {
  const api = createFakeBackend().client;

  it('sends order updates until a listener unsubscribes, and gaps', () => {
    const { ports, live } = createTestShell({ api });
    const heard: string[] = [];
    const stop = ports.liveUpdates.onOrderUpdate((order) => heard.push(order.order_id));
    ports.liveUpdates.onReconnect(() => heard.push('gap'));
    live.push(buildOrder({ order_id: 'o1' }));
    stop();
    live.push(buildOrder({ order_id: 'o2' }));
    live.reconnect();
    expect(heard).toEqual(['o1', 'gap']);
  });

  it('stores only orders of guests, earlier ones first', () => {
    const guestOrderIds = ['o1'];
    const [guest, vendor] = [
      createTestShell({ api, mode: 'GUEST', guestOrderIds }),
      createTestShell({ api, guestOrderIds }),
    ];
    for (const shell of [guest, vendor]) shell.ports.session.addGuestOrder('o2');
    expect([guest.ports.session.guestOrderIds(), vendor.ports.session.guestOrderIds()]).toEqual([
      ['o1', 'o2'],
      [],
    ]);
    expect(guest.ports.liveUpdates.get()).toBe('off');
  });

  it('has the contact details of a guest, and of no other user', async () => {
    const lin = { name: 'Lin', email: '', phoneNumber: '+886912345678' };
    const [guest, vendor] = [createTestShell({ api, mode: 'GUEST' }), createTestShell({ api })];
    for (const shell of [guest, vendor]) await shell.ports.session.enterAsGuest(lin);
    expect([guest.ports.session.get().guest, vendor.ports.session.get().guest]).toEqual([lin, null]);
  });

  it('removes notices, replaces one by its key, and keeps a record', () => {
    const { ports, notices, standingNotices } = createTestShell({ api });
    const gone = ports.notifications.show({ type: 'info', message: 'Draft kept' });
    ports.notifications.show({ type: 'error', message: 'Not sent', key: 'send' });
    ports.notifications.show({ type: 'success', message: 'Sent', key: 'send' });
    ports.notifications.dismiss(gone);
    expect(standingNotices().map(({ message }) => message)).toEqual(['Sent']);
    expect(notices.map(({ message }) => message)).toEqual(['Draft kept', 'Not sent', 'Sent']);
  });

  it('counts the reload holds', () => {
    const { ports, reloadHolds } = createTestShell({ api });
    const [first, second] = [ports.navigation.holdReload(), ports.navigation.holdReload()];
    expect(reloadHolds()).toBe(2);
    first();
    first();
    expect(reloadHolds()).toBe(1);
    second();
    expect(reloadHolds()).toBe(0);
  });
});
