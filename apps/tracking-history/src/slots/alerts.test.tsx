import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserStorage } from '@courier/config/document';
import { createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { changeAlertSettings, DEFAULT_ALERTS } from '../model/board/alert-settings';
import { manifest } from '../remote.manifest';
import texts from '../../locales/en.json';
import { nowSeconds, buildDemoOrder } from '../testing/demo-orders';
import ActiveOrdersBadge from './ActiveOrdersBadge';

const shown: { title: string; body: string; tag: string; open(): void }[] = [];
class RecordedNotification {
  static permission: NotificationPermission = 'granted';
  private readonly listeners: (() => void)[] = [];
  constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
    shown.push({ title, body, tag, open: () => this.listeners.forEach((listener) => listener()) });
  }
  addEventListener(_: 'click', listener: () => void) {
    this.listeners.push(listener);
  }
  close() {
    // No screen is rendered here.
  }
}

let isHidden = true;
beforeEach(() => {
  localStorage.clear();
  shown.length = 0;
  isHidden = true;
  RecordedNotification.permission = 'granted';
  Object.assign(globalThis, { Notification: RecordedNotification });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(document, 'hasFocus').mockImplementation(() => !isHidden);
  jest.spyOn(window, 'focus').mockImplementation(() => undefined);
  document.title = 'Order tracking';
});
afterEach(() => void jest.restoreAllMocks());

async function watched() {
  const backend = createFakeBackend();
  const order = buildDemoOrder({
    name: 'Salma',
    status: 'COURIER_ACCEPTED_DELIVERY',
    created_at: nowSeconds() - 900,
  });
  backend.addOrder(order);
  const shell = createTestShell({ api: backend.client, vendors: backend.state.vendors });
  shell.i18n.addResourceBundle('en', manifest.i18nNamespace, texts);
  render(
    <shell.Wrapper>
      <ActiveOrdersBadge routeId="order-tracking" />
    </shell.Wrapper>,
  );
  await screen.findByText('1');
  // The alert watch loads lazily.
  await waitFor(() => expect(shell.live.listeners()).toBe(1), { timeout: 20_000 });
  const move = (status: string, more = {}) =>
    act(async () =>
      shell.live.push({
        ...order,
        status,
        updated_at: order.updated_at + 1,
        status_history: [...order.status_history, { status, created_at: nowSeconds() }],
        ...more,
      }),
    );
  return { shell, order, move };
}

it('notify of a rider at the door in the background, link to the order, and mark the tab until the user returns', async () => {
  const { shell, order, move } = await watched();
  await move('NEAR_VENDOR');
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({
    title: 'Rider nearby',
    body: expect.stringContaining('Salma'),
  });
  expect(document.title).toBe('(1) Rider nearby');
  shown[0]?.open();
  expect(shell.navigations.at(-1)).toContain(order.order_id);
  isHidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(document.title).toBe('Order tracking');
});

it('notify neither a user who has the page open, nor of an order of a vendor that is not shown', async () => {
  isHidden = false;
  const { move } = await watched();
  await move('NEAR_VENDOR');
  isHidden = true;
  await move('STALLED', { order_id: 'v9999-1', vendor_id: 'v9999' });
  await move('RETURN_INITIATED', { updated_at: nowSeconds() + 60 });
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.title).toBe('Returning to the vendor');
});

it('respect the chosen channels and the browser permission', async () => {
  changeAlertSettings(browserStorage(), { ways: { ...DEFAULT_ALERTS.ways, door: ['tab'] } });
  const { move } = await watched();
  await move('NEAR_VENDOR');
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  expect(shown).toHaveLength(0);
  RecordedNotification.permission = 'denied';
  await move('STALLED', { updated_at: nowSeconds() + 60 });
  await waitFor(() => expect(document.title).toBe('(2) Failed to process'));
  expect(shown).toHaveLength(0);
});
