import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { browserStorage, createSafeStorage } from '@courier/config/document';
import { readAlertSettings } from '../../model/board/alert-settings';
import { nowSeconds, buildDemoOrder } from '../../testing/demo-orders';
import { openTracking, row } from '../../testing/open-tracking';

const asked = jest.fn<() => Promise<NotificationPermission>>();
const browser = { permission: 'default' as NotificationPermission, requestPermission: asked };
beforeEach(() => {
  localStorage.clear();
  browser.permission = 'default';
  asked.mockReset().mockResolvedValue('granted');
  Object.assign(globalThis, { Notification: browser });
});

const open = (options: Parameters<typeof openTracking>[0] = {}) =>
  openTracking({ typing: { delay: null }, ...options });
const allowButton = () => screen.queryByRole('button', { name: 'Allow notifications' });
const justPlaced = () => buildDemoOrder({ name: 'Chen', status: 'RECEIVED', created_at: nowSeconds() - 20 });

it('offers notifications after an order was placed, and not at the first visit', async () => {
  const { unmount } = open({
    orders: [buildDemoOrder({ name: 'Wu', status: 'RECEIVED', created_at: nowSeconds() - 700 })],
  });
  await row(/Wu/);
  expect(allowButton()).not.toBeInTheDocument();
  unmount();
  const { user } = open({ orders: [justPlaced()] });
  await row(/Chen/);
  expect(asked).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Allow notifications' }));
  expect(asked).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(allowButton()).not.toBeInTheDocument());
});

it.each(['denied', 'granted'] as const)(
  'does not ask when the browser permission is %s',
  async (permission) => {
    browser.permission = permission;
    open({ orders: [justPlaced()] });
    await row(/Chen/);
    expect(allowButton()).not.toBeInTheDocument();
  },
);

it('accepts “not now” as an answer', async () => {
  const { user, unmount } = open({ orders: [justPlaced()] });
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(allowButton()).not.toBeInTheDocument();
  unmount();
  open({ orders: [justPlaced()] });
  await row(/Chen/);
  expect(allowButton()).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

it('stores the channels of each event, chosen by keyboard', async () => {
  const { user, unmount } = open();
  (await screen.findByRole('button', { name: 'Alerts in the background' })).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(12);
  within(dialog).getByRole('checkbox', { name: 'Late: Sound' }).focus();
  await user.keyboard(' ');
  within(dialog).getByRole('checkbox', { name: 'Returned: Notification' }).focus();
  await user.keyboard(' ');
  unmount();
  const { user: again } = open();
  await again.click(await screen.findByRole('button', { name: 'Alerts in the background' }));
  expect(await screen.findByRole('checkbox', { name: 'Late: Sound' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Returned: Notification' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Failed: Notification' })).toBeChecked();
});

it('stores the sound setting of the board', async () => {
  const path = '/order-tracking/v1001?view=board';
  const { user, unmount } = open({ path });
  await user.click(await screen.findByRole('button', { name: 'Sound: off' }));
  unmount();
  open({ path });
  expect(await screen.findByRole('button', { name: 'Sound: on' })).toBeVisible();
  expect(readAlertSettings(browserStorage()).boardSound).toBe(true);
});

it('stores alerts and filters in the storage of the shell, not of the browser', async () => {
  const storage = { local: createSafeStorage(() => undefined), tab: createSafeStorage(() => undefined) };
  const { user, unmount } = open({ path: '/order-tracking/v1001?view=board', storage });
  await user.click(await screen.findByRole('button', { name: 'Sound: off' }));
  unmount();
  open({ path: '/order-tracking/v1001?view=board', storage });
  expect(await screen.findByRole('button', { name: 'Sound: on' })).toBeVisible();
  expect(readAlertSettings(storage.local).boardSound).toBe(true);
  expect(storage.local.read('order-filters')).toContain('yesterday');
  expect(Object.keys(localStorage)).not.toContain('alerts');
  expect(Object.keys(localStorage)).not.toContain('order-filters');
});
