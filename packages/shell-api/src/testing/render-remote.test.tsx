import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { buildDemoVendors, buildOrder, createFakeBackend } from '@courier/api-client/testing';
import { CONTRACT_VERSION, type RemoteManifest } from '@courier/config/registry';
import { useFlag, useLiveState, useLocaleState, usePorts, useVendors } from '../context';
import { defineRemote } from '../define-remote';
import { createTestShell } from './create-test-shell';
import { renderRemote } from './render-remote';

const manifest: RemoteManifest = {
  name: 'sample',
  contractVersion: CONTRACT_VERSION,
  titleKey: 'title',
  i18nNamespace: 'sample',
  routes: [
    { id: 'one', path: '/one/:vendorId?', access: 'protected', modes: ['CLASSIC'] },
    { id: 'two', path: '/two', access: 'protected', modes: ['CLASSIC'] },
  ],
  navigation: [],
  slots: [],
};

function One() {
  const { t } = useTranslation('sample');
  const { selected } = useVendors();
  const isOn = useFlag('voucher');
  const { direction } = useLocaleState();
  const live = useLiveState();
  const { navigation, vendors, locale } = usePorts();
  return (
    <>
      <p>{[t('title'), useParams()['vendorId'], selected?.vendor_id, isOn, direction, live].join(' ')}</p>
      <button onClick={() => navigation.go('/two')}>go</button>
      <button onClick={() => vendors.select('v1003')}>select</button>
      <button onClick={() => void locale.setLocale('zh_Hant_TW')}>language</button>
    </>
  );
}

const remote = defineRemote(manifest, {
  screens: { one: async () => ({ default: One }), two: async () => ({ default: () => <p>second</p> }) },
  englishTexts: { title: 'Sample' },
});

function open() {
  const shell = createTestShell({
    api: createFakeBackend().client,
    vendors: buildDemoVendors(),
    selectedVendorId: 'v1002',
  });
  return {
    shell,
    ...renderRemote(remote, { path: '/one/v1002', shell, texts: { zh_Hant_TW: { title: '範例' } } }),
  };
}

describe('a remote in a test shell', () => {
  it('is mounted at its path with vendor, flags, texts and live state', async () => {
    const { shell } = open();
    expect(await screen.findByText('Sample v1002 v1002 false ltr connected')).toBeVisible();
    act(() => shell.setFlags({ voucher: true }));
    act(() => shell.live.setState('disconnected'));
    expect(screen.getByText('Sample v1002 v1002 true ltr disconnected')).toBeVisible();
  });

  it('moves through the navigation port and by another vendor, and both are recorded', async () => {
    const { shell, location } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'select' }));
    expect(await screen.findByText(/^Sample v1003 v1003/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    expect(await screen.findByText('second')).toBeVisible();
    expect(location().pathname).toBe('/two');
    expect(shell.navigations).toEqual(['/one/v1003', '/two']);
  });

  it('changes its language at once', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'language' }));
    expect(await screen.findByText(/^範例/)).toBeVisible();
  });

  it('hears order updates until it stops listening, and gaps', () => {
    const { ports, live } = createTestShell({ api: createFakeBackend().client });
    const heard: string[] = [];
    const stop = ports.liveUpdates.onOrderUpdate((order) => heard.push(order.order_id));
    ports.liveUpdates.onReconnect(() => heard.push('gap'));
    live.push(buildOrder({ order_id: 'o1' }));
    stop();
    live.push(buildOrder({ order_id: 'o2' }));
    live.reconnect();
    expect(heard).toEqual(['o1', 'gap']);
  });

  it('remembers orders of guests alone', () => {
    const api = createFakeBackend().client;
    const [guest, vendor] = [createTestShell({ api, mode: 'GUEST' }), createTestShell({ api })];
    for (const shell of [guest, vendor]) shell.ports.session.addGuestOrder('o1');
    expect([guest.ports.session.guestOrderIds(), vendor.ports.session.guestOrderIds()]).toEqual([['o1'], []]);
    expect(guest.ports.liveUpdates.get()).toBe('off');
  });

  it('knows a guest by what it tells, and nobody else', async () => {
    const api = createFakeBackend().client;
    const lin = { name: 'Lin', email: '', phoneNumber: '+886912345678' };
    const [guest, vendor] = [createTestShell({ api, mode: 'GUEST' }), createTestShell({ api })];
    for (const shell of [guest, vendor]) await shell.ports.session.enterAsGuest(lin);
    expect([guest.ports.session.get().guest, vendor.ports.session.get().guest]).toEqual([lin, null]);
  });
});

describe('defining a remote', () => {
  it('names the first route without a screen and the first screen without a route', () => {
    const screens = { one: remote.screens['one'] as never };
    expect(() => defineRemote(manifest, { screens, englishTexts: {} })).toThrow(/"two"/);
    expect(() => defineRemote({ ...manifest, routes: [] }, { screens, englishTexts: {} })).toThrow(/"one"/);
    expect(() => defineRemote({ ...manifest, slots: ['navigation-badge'] }, { ...remote })).toThrow(
      /"navigation-badge"/,
    );
  });
});
