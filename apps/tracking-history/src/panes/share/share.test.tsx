import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import ar from '../../../locales/ar.json';
import { buildDemoOrder } from '../../testing/demo-orders';
import { openTracking } from '../../testing/open-tracking';

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

const LINK = 'http://localhost/tracking/v1001-2611abc';

async function share(
  options: Parameters<typeof openTracking>[0] = {},
  more: Parameters<typeof buildDemoOrder>[0] = {},
) {
  const order = buildDemoOrder({ name: 'Noura', phone: '+96550001234', order_id: 'v1001-2611abc', ...more });
  const opened = openTracking({
    orders: [order],
    path: `/order-tracking/v1001?order_id=${order.order_id}`,
    ...options,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Share the tracking link' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

const message = (dialog: Awaited<ReturnType<typeof share>>['dialog']) =>
  dialog.getByRole('blockquote', { name: 'Message' });

describe('sharing the link of an order', () => {
  it('copies the address of the public tracking page', async () => {
    const { dialog, user, shell } = await share();
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(shell.notices).toMatchObject([{ type: 'success', message: 'Tracking link copied' }]);
  });

  it('shows the same address as a QR code', async () => {
    const { dialog } = await share();
    expect(
      await dialog.findByRole('img', { name: /Code that opens the tracking page of Noura/ }),
    ).toBeVisible();
  });

  it('passes a message to the share sheet of the device, and copies nothing when the user closes it', async () => {
    const sent: ShareData[] = [];
    const share_ = jest.fn(async (data?: ShareData) => {
      sent.push(data ?? {});
      throw new DOMException('closed', 'AbortError');
    });
    Object.assign(navigator, { share: share_ });
    const { dialog, user, shell } = await share();
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(sent[0]?.text).toContain(LINK));
    expect(shell.notices).toEqual([]);
  });

  it('copies the message when the device refuses to share', async () => {
    Object.assign(navigator, {
      share: jest.fn(async () => Promise.reject(new DOMException('no', 'NotAllowedError'))),
    });
    const { dialog, user, shell } = await share();
    await user.click(dialog.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shell.notices).toMatchObject([{ message: 'Message copied' }]));
    expect(await navigator.clipboard.readText()).toContain(LINK);
  });
});

describe('the message to the customer', () => {
  it('is in the language of the country, and in another one when chosen', async () => {
    const { dialog, user } = await share({ country: 'KW', locale: 'en', locales: { ar } });
    await waitFor(() => expect(message(dialog)).toHaveTextContent(/مرحبًا Noura/));
    expect(message(dialog)).toHaveTextContent(LINK);
    await user.click(dialog.getByRole('radio', { name: 'English' }));
    expect(message(dialog)).toHaveTextContent(/^Hello Noura! You can follow your order from /);
  });

  it.each<[string, string[]]>([
    ['TW', ['LINE', 'Text message']],
    ['KW', ['WhatsApp', 'Text message']],
    ['DE', ['WhatsApp', 'Text message']],
    ['KR', ['Text message']],
  ])('can be sent in %s by the usual messengers', async (country, apps) => {
    const { dialog } = await share({ country: country, locale: 'en' });
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(apps);
    for (const link of links) expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(LINK);
  });

  it('names no shop when the name is unknown', async () => {
    const backend = createFakeBackend({ vendors: [buildVendor({ name: '' })] });
    const { dialog } = await share({ backend, country: 'DE', locale: 'en' });
    expect(message(dialog)).toHaveTextContent(/^Hello Noura, an order is on its way to you/);
  });
});

describe('the label of the bag', () => {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    window.print = () => void printed.push(document.querySelector('.print-sheet')?.textContent ?? '');
  });

  it('prints name, address and the amount to collect, and removes its print frame', async () => {
    const order = buildDemoOrder({ name: 'Noura', status: 'RECEIVED' });
    const cash = { ...order, order: { ...order.order, payment_method: 'CASH_ON_DELIVERY', amount: 640 } };
    const { user } = openTracking({
      orders: [cash],
      path: `/order-tracking/v1001?order_id=${order.order_id}`,
    });
    await user.click(await screen.findByRole('button', { name: 'Print a label for the bag' }));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/Noura.*Xinyi.*Collect NT.640/);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });

  it('has no amount to collect for a paid order, and is not offered after the order has ended', async () => {
    const order = buildDemoOrder({ name: 'Noura', status: 'RECEIVED' });
    const { user, backend } = openTracking({
      orders: [order],
      path: `/order-tracking/v1001?order_id=${order.order_id}`,
    });
    await user.click(await screen.findByRole('button', { name: 'Print a label for the bag' }));
    await waitFor(() => expect(printed[0]).toContain('Nothing to collect'));
    backend.moveOrder(order.order_id, 'DELIVERED');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Print a label for the bag' })).toBeNull(),
    );
  });
});
