import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasScreenAt, type RemoteManifest } from '@courier/config/registry';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

jest.mock('../share/QrCode', () => ({
  QR_PIXELS: 1,
  QrCode: ({ text }: { text: string }) => <a href={text}>QR</a>,
}));

const APPS = join(__dirname, '../../../../..', 'apps');
const MANIFEST = 'src/remote.manifest.ts';
const manifests = readdirSync(APPS)
  .filter((app) => existsSync(join(APPS, app, MANIFEST)))
  .map((app) => jest.requireActual<{ manifest: RemoteManifest }>(join(APPS, app, MANIFEST)).manifest);

/** Every set of remotes that contains this one. */
const subsets = Array.from({ length: 2 ** manifests.length }, (_, index) =>
  manifests.filter((_manifest, bit) => (index >> bit) & 1),
)
  .filter((chosen) => chosen.some(({ name }) => name === 'tracking-history'))
  .map((chosen) => ({ title: chosen.map(({ name }) => name).join(' + '), chosen }));

const handover = { pin: 'required' as const, signed_at: null, age_checked_at: null, customer_key: 'secret' };

async function openOrder(chosen: readonly RemoteManifest[]) {
  const order = { ...buildDemoOrder({ name: 'Noura', status: 'RECEIVED' }), handover };
  const opened = openTracking({
    orders: [order],
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
    typing: { delay: null },
    flags: { 'show-modify-order-button': true },
    composition: chosen.map((manifest) => ({ manifest })),
  });
  opened.backend.state.pins.set(order.order_id, '4711');
  await screen.findByRole('heading', { name: 'Noura' });
  return opened;
}

beforeEach(() => {
  localStorage.clear();
  window.print = jest.fn();
});

it('there are 32 compositions with this remote', () => {
  expect(subsets).toHaveLength(32);
});

describe.each(subsets)('a brand of $title', ({ chosen }) => {
  const has = (name: string) => chosen.some((manifest) => manifest.name === name);

  it('shows and prints only addresses that have a screen', async () => {
    const { user, shell } = await openOrder(chosen);
    await user.click(await screen.findByRole('button', { name: /^Print a label for the bag/ }));
    const share = screen.queryByRole('button', { name: /^Share the tracking link/ });
    expect(share !== null).toBe(has('public-tracking'));
    const change = screen.queryByRole('button', { name: /^Change details/ });
    expect(change !== null).toBe(has('request-rider'));
    if (share) await user.click(share);
    const addresses = [...document.querySelectorAll('a')]
      .map(({ href }) => href)
      .filter((href) => href.startsWith(window.location.origin));
    expect(addresses.length > 0).toBe(has('public-tracking'));
    // The form replaces the page.
    if (change) await user.click(change);
    const remotes = chosen.map((manifest) => ({ manifest }));
    for (const to of [...addresses, ...shell.navigations])
      expect([to, hasScreenAt(remotes, to)]).toEqual([to, true]);
  });
});

it('gives the PIN to the shop in a brand without a page for customers, and a new one when it is renewed', async () => {
  const { user, backend } = await openOrder(manifests.filter(({ name }) => name !== 'public-tracking'));
  expect(
    await screen.findByText('The rider needs this PIN to deliver: 4711. Give it to your customer.'),
  ).toBeVisible();
  expect(screen.queryByText(/The customer’s page/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make a new PIN' }));
  const [pin = ''] = backend.state.pins.values();
  expect(await screen.findByText(new RegExp(`deliver: ${pin}\\.`))).toBeVisible();
  expect(screen.queryByText(/The customer’s page/)).toBeNull();
});
